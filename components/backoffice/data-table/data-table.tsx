'use client'

import { type ColumnDef, type RowData, useTable } from '@tanstack/react-table'
import type { ReactNode } from 'react'
import { Table, TableCell, TableHead, TableRow } from '@/components/ui/table'
import { SortHead } from '../list/sort-head'
import { useListAddress } from '../list/use-list-address'
import { features } from './columns'

type DataTableProps<Row extends RowData> = {
  label: string
  /** Stable between renders. */
  columns: ColumnDef<typeof features, Row>[]
  /** As the server sorted and paged them. */
  rows: readonly Row[]
  sorting?: { sort: string; order: 'asc' | 'desc' }
  className?: string
  frameClass?: string
  getRowClass?: (row: Row) => string | undefined
}

/** Renders a list as a table; sortable headers are links. */
export function DataTable<Row extends RowData & { id: string }>({
  label,
  columns,
  rows,
  sorting: { sort, order } = { sort: '', order: 'asc' },
  className,
  frameClass,
  getRowClass,
}: DataTableProps<Row>) {
  const address = useListAddress()
  const table = useTable({
    features,
    columns,
    data: rows,
    getRowId: ({ id }) => id,
  })
  return (
    <Table aria-label={label} className={className} frameClass={frameClass}>
      <thead>
        {table.getHeaderGroups().map((group) => (
          <tr key={group.id}>
            {group.headers.map((header) => {
              const { column } = header
              const head = render(column.columnDef.header, header.getContext())
              const look = column.columnDef.meta?.headClass
              if (!column.accessorFn)
                return (
                  <TableHead key={header.id} className={look}>
                    {head}
                  </TableHead>
                )
              const sorted = column.id === sort ? order : null
              const opposite = sorted === 'asc' ? 'desc' : 'asc'
              const next = sorted ? opposite : (column.columnDef.meta?.firstOrder ?? 'asc')
              const change = { sort: column.id, order: next, page: null }
              return (
                <SortHead key={header.id} href={address(change)} order={sorted} className={look}>
                  {head}
                </SortHead>
              )
            })}
          </tr>
        ))}
      </thead>
      <tbody>
        {table.getRowModel().rows.map((row) => (
          <TableRow key={row.id} className={getRowClass?.(row.original)}>
            {row.getAllCells().map((cell) => {
              const { isRowHeader, cellClass } = cell.column.columnDef.meta ?? {}
              return (
                <TableCell key={cell.id} isRowHeader={isRowHeader} className={cellClass}>
                  {render(cell.column.columnDef.cell, cell.getContext())}
                </TableCell>
              )
            })}
          </TableRow>
        ))}
      </tbody>
    </Table>
  )
}

/**
 * FlexRender makes a component of a template: new texts after a refresh would be another component, so dialogs in cells
 * would close.
 */
function render<Context>(
  template: string | ((context: Context) => ReactNode) | undefined,
  context: Context,
): ReactNode {
  return typeof template === 'function' ? template(context) : template
}
