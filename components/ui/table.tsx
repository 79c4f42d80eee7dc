import type { ComponentProps } from 'react'
import { cn } from './cn'

/** Frames whose rows stack below 928 and 640 pixels. */
export const STACKING = { wide: '@container/wide-table', small: '@container/small-table', never: '' }

type TableProps = ComponentProps<'table'> & {
  frameClass?: string | undefined
  stacking: keyof typeof STACKING
}

/** Renders a table in a frame, scrolling what does not stack; needs `aria-label` or a caption. */
export function Table({ className, frameClass, stacking, ...props }: TableProps) {
  return (
    // biome-ignore-start lint/a11y/noNoninteractiveTabindex: a frame that scrolls must take the keyboard's focus
    <section
      tabIndex={0}
      aria-label={props['aria-label']}
      className={cn(
        'relative overflow-x-auto rounded-card bg-card shadow-soft',
        STACKING[stacking],
        frameClass,
      )}
    >
      <table className={cn('stacked:block w-full border-collapse text-left text-sm', className)} {...props} />
    </section>
    // biome-ignore-end lint/a11y/noNoninteractiveTabindex: see above
  )
}

export function TableRow({ className, ...props }: ComponentProps<'tr'>) {
  return (
    <tr
      className={cn(
        'relative stacked:flex stacked:flex-wrap stacked:items-center stacked:gap-x-4 stacked:gap-y-1 border-line border-t stacked:px-4 stacked:py-2.5 transition-colors stacked:after:order-2 stacked:after:-mt-1 stacked:after:basis-full stacked:after:content-[""] hover:bg-leaf-tint/40',
        className,
      )}
      {...props}
    />
  )
}

export function TableHead({ className, ...props }: ComponentProps<'th'>) {
  return (
    <th scope="col" className={cn('whitespace-nowrap px-4 py-3 font-bold text-soft', className)} {...props} />
  )
}

/** Class names that place a cell in a stacked row. */
const STACKED = {
  main: 'stacked:order-first stacked:flex-1',
  // An icon button has room around its icon.
  end: 'stacked:order-1 stacked:-mx-3 stacked:-my-2',
  line: 'stacked:order-4 stacked:basis-full',
  bare: 'stacked:order-3',
  labelled: 'stacked:order-3',
}

export type StackedPlace = keyof typeof STACKED

type TableGroupProps = {
  columns: number
  title: string
  /** Only above stacked rows. */
  note?: string | undefined
}

/** Renders a heading above the rows of a `tbody`. */
export function TableGroup({ columns, title, note }: TableGroupProps) {
  return (
    <tr className="stacked:block border-line border-t">
      <th
        scope="rowgroup"
        colSpan={columns}
        className="stacked:block bg-muted px-4 py-1.5 text-left font-bold text-soft first-letter:uppercase"
      >
        {title}
        {note ? <span className="hidden stacked:inline"> {note}</span> : null}
      </th>
    </tr>
  )
}

type TableCellProps = ComponentProps<'td'> & {
  isRowHeader?: boolean | undefined
  place: StackedPlace
}

/** Renders a cell; in a stacked row only a screen reader meets one with `data-quiet` inside. */
export function TableCell({ className, isRowHeader = false, place, ...props }: TableCellProps) {
  const look = cn(
    'px-4 py-1.5 align-middle stacked:block stacked:min-w-0 stacked:max-w-full stacked:whitespace-normal stacked:p-0 stacked:text-left stacked:has-data-quiet:sr-only',
    STACKED[place],
    className,
  )
  return isRowHeader ? <th scope="row" className={look} {...props} /> : <td className={look} {...props} />
}
