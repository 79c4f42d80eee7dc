'use client'

import { type ReactNode, useMemo } from 'react'
import { columnHelper } from '../data-table/columns'
import { DataTable } from '../data-table/data-table'

/** The first cell is the row's header. */
type FigureRow = { id: string; cells: readonly ReactNode[]; strong?: boolean }

type FigureTableProps = {
  label: string
  columns: readonly ReactNode[]
  rows: readonly FigureRow[]
  /** Scrolls under a sticky header. */
  tall?: boolean
}

const helper = columnHelper<FigureRow>()

export function FigureTable({ label, columns: heads, rows, tall = false }: FigureTableProps) {
  const columns = useMemo(
    () =>
      heads.map((head, index) =>
        helper.display({
          id: `column-${index}`,
          header: () => head,
          cell: ({ row }) => row.original.cells[index],
          meta: {
            isRowHeader: index === 0,
            headClass: index === 0 ? HEAD : `${HEAD} text-right`,
            cellClass: index === 0 ? 'px-2.5 py-2 font-bold' : 'whitespace-nowrap px-2.5 py-2 text-right',
          },
        }),
      ),
    [heads],
  )
  return (
    <DataTable
      label={label}
      columns={columns}
      rows={rows}
      className="tabular-nums"
      frameClass={tall ? 'max-h-96 overflow-auto rounded-none shadow-none' : 'rounded-none shadow-none'}
      getRowClass={(row) => (row.strong ? 'font-bold' : undefined)}
    />
  )
}

const HEAD = 'sticky top-0 whitespace-normal bg-card px-2.5 py-2'
