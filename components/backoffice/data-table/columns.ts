import { createColumnHelper, metaHelper, rowSortingFeature, tableFeatures } from '@tanstack/react-table'

type ColumnMeta = {
  headClass?: string
  cellClass?: string
  /** Renders the cells as headers of their rows. */
  isRowHeader?: boolean
}

export const features = tableFeatures({ rowSortingFeature, columnMeta: metaHelper<ColumnMeta>() })

/** Returns the helper for the columns of a table; an accessor column is sortable by its id. */
export function columnHelper<Row extends object>() {
  return createColumnHelper<typeof features, Row>()
}
