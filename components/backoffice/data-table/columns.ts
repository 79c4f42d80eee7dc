import { createColumnHelper, metaHelper, tableFeatures } from '@tanstack/react-table'

type ColumnMeta = {
  headClass?: string
  cellClass?: string
  isRowHeader?: boolean
  /** By default ascending. */
  firstOrder?: 'asc' | 'desc'
}

export const features = tableFeatures({ columnMeta: metaHelper<ColumnMeta>() })

/** Returns a table's column helper; accessor columns are sortable. */
export function columnHelper<Row extends object>() {
  return createColumnHelper<typeof features, Row>()
}
