'use client'

import {
  type ColumnDef,
  createColumnHelper,
  metaHelper,
  type RowData,
  tableFeatures,
  useTable,
} from '@tanstack/react-table'
import type { ComponentProps, ReactNode } from 'react'
import { cn } from '@/components/ui/cn'
import { type StackedPlace, Table, TableCell, TableHead, TableRow } from '@/components/ui/table'
import { useListAddress } from '../list/use-list-address'
import { SortHead } from './sort-head'

type ColumnMeta = {
  headClass?: string
  cellClass?: string
  isRowHeader?: boolean
  /** By default ascending. */
  firstOrder?: 'asc' | 'desc'
  /** In a stacked row; by default `main` for row headers, else `labelled`. */
  stacked?: StackedPlace
}

const features = tableFeatures({ columnMeta: metaHelper<ColumnMeta>() })

/** Returns a table's column helper; accessor columns are sortable. */
export function columnHelper<Row extends object>() {
  return {
    ...createColumnHelper<typeof features, Row>(),
    /** Renders a cell from its row. */
    cell:
      (renderCell: (row: Row) => ReactNode) =>
      ({ row }: { row: { original: Row } }) =>
        renderCell(row.original),
  }
}

type DataTableProps<Row extends RowData> = {
  label: string
  /** Stable between renders. */
  columns: ColumnDef<typeof features, Row>[]
  /** As the server sorted and paged them. */
  rows: readonly Row[]
  sorting?: { sort: string; order: 'asc' | 'desc' }
  stacking?: ComponentProps<typeof Table>['stacking']
  className?: string
  frameClass?: string
  getRowClass?: (row: Row) => string | undefined
}

/** Renders a list as a table; sortable headers are links. In a narrow frame each row becomes a block. */
export function DataTable<Row extends RowData & { id: string }>({
  label,
  columns,
  rows,
  sorting: { sort, order } = { sort: '', order: 'asc' },
  stacking = 'wide',
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
  const headers = table.getHeaderGroups().flatMap((group) => group.headers)
  const labels = new Map(
    headers.map((header) => [header.column.id, render(header.column.columnDef.header, header.getContext())]),
  )
  const isSortable = headers.some(({ column }) => column.accessorFn)
  return (
    <Table aria-label={label} stacking={stacking} className={className} frameClass={frameClass}>
      <thead className={isSortable ? 'stacked:block' : 'stacked:sr-only'}>
        <tr className="stacked:flex stacked:flex-wrap stacked:gap-1.5 stacked:px-3 stacked:pt-3 stacked:pb-2">
          {headers.map(({ id, column }) => {
            const { headClass, firstOrder = 'asc' } = column.columnDef.meta ?? {}
            const text = labels.get(column.id)
            if (!column.accessorFn)
              return (
                <TableHead key={id} className={cn(headClass, 'stacked:sr-only')}>
                  {text}
                </TableHead>
              )
            const sorted = column.id === sort ? order : null
            const opposite = sorted === 'asc' ? 'desc' : 'asc'
            const change = { sort: column.id, order: sorted ? opposite : firstOrder, page: null }
            return (
              <SortHead key={id} href={address(change)} order={sorted} className={headClass}>
                {text}
              </SortHead>
            )
          })}
        </tr>
      </thead>
      <tbody className="stacked:block">
        {table.getRowModel().rows.map((row) => (
          <TableRow key={row.id} className={getRowClass?.(row.original)}>
            {row.getAllCells().map((cell) => {
              const { isRowHeader, cellClass, stacked } = cell.column.columnDef.meta ?? {}
              const place = stacked ?? (isRowHeader ? 'main' : 'labelled')
              return (
                <TableCell key={cell.id} isRowHeader={isRowHeader} className={cellClass} place={place}>
                  {place === 'labelled' && stacking !== 'never' ? (
                    <span aria-hidden className="mr-1.5 hidden stacked:inline font-normal text-soft">
                      {labels.get(cell.column.id)}
                    </span>
                  ) : null}
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
