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
import {
  STACKING,
  type StackedPlace,
  Table,
  TableCell,
  TableGroup,
  TableHead,
  TableRow,
} from '@/components/ui/table'
import { useListAddress } from '../list/use-list-address'
import { groupRows } from './group-rows'
import { renderTemplate } from './render-template'
import { type Order, SortHead, type SortKind, SortSelect } from './sorting'

type ColumnOptions = {
  headClass?: string
  cellClass?: string
  isRowHeader?: boolean
  /** By default ascending. */
  firstOrder?: Order
  /** By default `text`. */
  sortKind?: SortKind
  /** In a stacked row; by default `main` for row headers, else `labelled`. */
  stacked?: StackedPlace
}

const features = tableFeatures({ columnMeta: metaHelper<ColumnOptions & { isSortable: boolean }>() })

/** Returns a table's column helper; the server sorts by a sortable column's id. */
export function columnHelper<Row extends RowData>() {
  const { display } = createColumnHelper<typeof features, Row>()
  const define =
    (isSortable: boolean) =>
    (id: string, header: ReactNode, options: ColumnOptions, renderCell: (row: Row) => ReactNode) =>
      display({
        id,
        header: () => header,
        cell: ({ row }) => renderCell(row.original),
        meta: { ...options, isSortable },
      })
  const plain = define(false)
  const actions = (label: string, cellClass: string, renderCell: (row: Row) => ReactNode) =>
    plain('actions', <span className="sr-only">{label}</span>, { cellClass, stacked: 'end' }, renderCell)
  return { plain, sortable: define(true), actions }
}

type DataTableProps<Row extends RowData> = {
  label: string
  /** Stable between renders. */
  columns: ColumnDef<typeof features, Row>[]
  /** As the server sorted and paged them. */
  rows: readonly Row[]
  sorting?: { sort: string; order: Order }
  /** Sorts by a select in a compact table, too, because it hides headers. */
  sortsCompact?: boolean
  /** By default `small`. */
  stacking?: ComponentProps<typeof Table>['stacking']
  className?: string
  frameClass?: string
  getRowClass?: (row: Row) => string | undefined
  /** Returns the heading above a row and the next ones with the same. */
  getGroup?: (row: Row) => string
  /** Follows these headings in stacked rows, which hide the columns' names. */
  groupNote?: string
} & ListState

export type ListState = {
  /** Number of rows in words; announced when it changes. */
  summary?: string
  /** Instead of the table. */
  empty?: ReactNode
}

/**
 * Renders a list as a table; sortable headers are links. In a narrow frame each row becomes a block, and a select sorts
 * the rows.
 */
export function DataTable<Row extends RowData & { id: string }>({
  label,
  columns,
  rows,
  sorting,
  sortsCompact = false,
  stacking = 'small',
  className,
  frameClass,
  getRowClass,
  getGroup,
  groupNote,
  summary,
  empty,
}: DataTableProps<Row>) {
  const address = useListAddress()
  const table = useTable({ features, columns, data: rows, getRowId: ({ id }) => id })
  const heads = table
    .getHeaderGroups()
    .flatMap((group) => group.headers)
    .map((header) => {
      const { id, columnDef } = header.column
      return { id, text: renderTemplate(columnDef.header, header.getContext()), ...columnDef.meta }
    })
  const labels = new Map(heads.map(({ id, text }) => [id, text]))
  const getHref = (sort: string, order: Order) => address({ sort, order, page: null })
  return (
    <>
      {summary ? (
        <div
          className={cn(
            'mt-4 mb-2 flex flex-wrap items-center justify-between gap-x-4 gap-y-2',
            STACKING[stacking],
          )}
        >
          <p role="status" className="font-bold text-soft text-sm">
            {summary}
          </p>
          {sorting && !empty ? (
            <SortSelect
              {...sorting}
              columns={heads.filter(({ isSortable }) => isSortable)}
              getHref={getHref}
              inCompact={sortsCompact}
            />
          ) : null}
        </div>
      ) : null}
      {empty || (
        <Table aria-label={label} stacking={stacking} className={className} frameClass={frameClass}>
          <thead className="stacked:sr-only">
            <tr>
              {heads.map(({ id, isSortable, text, headClass, firstOrder = 'asc' }) => {
                if (!isSortable)
                  return (
                    <TableHead key={id} className={headClass}>
                      {text}
                    </TableHead>
                  )
                const order = id === sorting?.sort ? sorting.order : null
                const opposite = order === 'asc' ? 'desc' : 'asc'
                return (
                  <SortHead
                    key={id}
                    href={getHref(id, order ? opposite : firstOrder)}
                    order={order}
                    className={headClass}
                  >
                    {text}
                  </SortHead>
                )
              })}
            </tr>
          </thead>
          {groupRows(table.getRowModel().rows, getGroup).map(({ group, rows: members }) => (
            <tbody key={group} className="stacked:block">
              {group ? <TableGroup columns={heads.length} title={group} note={groupNote} /> : null}
              {members.map((row) => (
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
                        {renderTemplate(cell.column.columnDef.cell, cell.getContext())}
                      </TableCell>
                    )
                  })}
                </TableRow>
              ))}
            </tbody>
          ))}
        </Table>
      )}
    </>
  )
}
