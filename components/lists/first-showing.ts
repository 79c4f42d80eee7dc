const shown = new WeakSet<object>()

/**
 * Returns true for the first render of data. On back navigation the router cache restores data from before later
 * changes: it must be fetched again.
 */
export function isFirstShowing(data: object): boolean {
  if (shown.has(data)) return false
  shown.add(data)
  return true
}
