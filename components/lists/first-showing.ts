const shown = new WeakSet<object>()

/** Checks for the first render of data: on back navigation the router cache restores stale data. */
export function isFirstShowing(data: object): boolean {
  if (shown.has(data)) return false
  shown.add(data)
  return true
}
