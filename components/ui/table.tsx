import type { ComponentProps } from 'react'
import { cn } from './cn'

/** Renders a table that scrolls in its frame; needs `aria-label` or a caption. */
export function Table({
  className,
  frameClass,
  ...props
}: ComponentProps<'table'> & { frameClass?: string | undefined }) {
  return (
    // biome-ignore-start lint/a11y/noNoninteractiveTabindex: a frame that scrolls must take the keyboard's focus
    <section
      tabIndex={0}
      aria-label={props['aria-label']}
      className={cn('relative overflow-x-auto rounded-card bg-card shadow-soft', frameClass)}
    >
      <table className={cn('w-full border-collapse text-left text-sm', className)} {...props} />
    </section>
    // biome-ignore-end lint/a11y/noNoninteractiveTabindex: see above
  )
}

export function TableRow({ className, ...props }: ComponentProps<'tr'>) {
  return (
    <tr
      className={cn('border-line border-t transition-colors hover:bg-leaf-tint/40', className)}
      {...props}
    />
  )
}

export function TableHead({ className, ...props }: ComponentProps<'th'>) {
  return (
    <th scope="col" className={cn('whitespace-nowrap px-4 py-3 font-bold text-soft', className)} {...props} />
  )
}

type TableCellProps = ComponentProps<'td'> & { isRowHeader?: boolean | undefined }

export function TableCell({ className, isRowHeader = false, ...props }: TableCellProps) {
  const look = cn('px-4 py-3 align-middle', className)
  return isRowHeader ? <th scope="row" className={look} {...props} /> : <td className={look} {...props} />
}
