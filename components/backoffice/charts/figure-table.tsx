'use client'

import { type ReactNode, useMemo } from 'react'
import { cn } from '@/components/ui/cn'
import { columnHelper, DataTable } from '../data-table/data-table'

/** The first cell is the row's header. */
type FigureRow = { id: string; cells: readonly ReactNode[]; strong?: boolean }

type FigureTableProps = {
  label: string
  columns: readonly ReactNode[]
  rows: readonly FigureRow[]
  /** Scrolls under a sticky header. */
  tall?: boolean
  /** Number of leading columns with text; the others are figures. */
  textColumns?: number
  /** Puts the second cell into the first line of a stacked row. */
  secondInHead?: boolean
}

const column = columnHelper<FigureRow>()

export function FigureTable({
  label,
  columns: heads,
  rows,
  tall = false,
  textColumns = 1,
  secondInHead = false,
}: FigureTableProps) {
  const columns = useMemo(
    () =>
      heads.map((head, index) =>
        column.plain(
          `column-${index}`,
          head,
          {
            isRowHeader: index === 0,
            headClass: index < textColumns ? HEAD : `${HEAD} text-right`,
            cellClass: cn(
              'px-2.5',
              index === 0 && 'font-bold',
              index >= textColumns && 'text-right',
              secondInHead && index === 1 && 'stacked:order-1',
            ),
          },
          ({ cells }) => (cells[index] === '' ? <span data-quiet /> : cells[index]),
        ),
      ),
    [heads, textColumns, secondInHead],
  )
  return (
    <DataTable
      label={label}
      columns={columns}
      rows={rows}
      stacking={heads.length > 7 ? 'wide' : heads.length > 3 ? 'small' : 'never'}
      className="tabular-nums"
      frameClass={tall ? 'max-h-96 overflow-auto rounded-none shadow-none' : 'rounded-none shadow-none'}
      getRowClass={(row) => cn('stacked:gap-y-2 stacked:px-0', row.strong && 'font-bold')}
    />
  )
}

const HEAD = 'sticky top-0 whitespace-normal bg-card px-2.5 py-2'
