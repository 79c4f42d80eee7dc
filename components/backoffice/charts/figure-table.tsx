import type { ReactNode } from 'react'
import { cn } from '@/components/ui/cn'

type FigureTableProps = {
  /** Accessible name of the table. */
  label: string
  columns: readonly ReactNode[]
  /** The first cell is the row's header. */
  rows: readonly { key: string; cells: readonly ReactNode[]; strong?: boolean }[]
  /** Scrolls under a sticky header. */
  tall?: boolean
}

export function FigureTable({ label, columns, rows, tall = false }: FigureTableProps) {
  const names = columns.map((_, index) => `column-${index}`)
  return (
    // biome-ignore-start lint/a11y/noNoninteractiveTabindex: a scrollable region must be focusable by keyboard
    <section tabIndex={0} aria-label={label} className={cn('overflow-auto', tall && 'max-h-96')}>
      <table aria-label={label} className="w-full border-collapse text-left text-sm">
        <thead className="sticky top-0 bg-card">
          <tr>
            {columns.map((column, index) => (
              <th
                key={names[index]}
                scope="col"
                className={cn('px-2.5 py-2 font-bold text-soft', index > 0 && 'text-right')}
              >
                {column}
              </th>
            ))}
          </tr>
        </thead>
        <tbody className="tabular-nums">
          {rows.map(({ key, cells, strong = false }) => (
            <tr key={key} className={cn('border-line border-t', strong && 'font-bold')}>
              {cells.map((cell, index) =>
                index === 0 ? (
                  <th key={names[index]} scope="row" className="px-2.5 py-2 font-bold">
                    {cell}
                  </th>
                ) : (
                  <td key={names[index]} className="whitespace-nowrap px-2.5 py-2 text-right">
                    {cell}
                  </td>
                ),
              )}
            </tr>
          ))}
        </tbody>
      </table>
    </section>
    // biome-ignore-end lint/a11y/noNoninteractiveTabindex: see above
  )
}
