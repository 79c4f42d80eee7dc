import { createColumnHelper, metaHelper, tableFeatures } from '@tanstack/react-table'

type ColumnMeta = {
  headClass?: string
  cellClass?: string
  /** Renders the cells as headers of their rows. */
  isRowHeader?: boolean
  /** Order of a column that is not sorted yet; default: ascending. */
  firstOrder?: 'asc' | 'desc'
}

export const features = tableFeatures({ columnMeta: metaHelper<ColumnMeta>() })

/** Returns the helper for the columns of a table; an accessor column is sortable by its id. */
export function columnHelper<Row extends object>() {
  return createColumnHelper<typeof features, Row>()
}
