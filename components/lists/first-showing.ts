const shown = new WeakSet<object>()

/**
 * Whether data that came with a page is shown for the first time. The browser's back button brings pages back as they
 * were read, before what was done since; then it has to be read anew.
 */
export function isFirstShowing(data: object): boolean {
  if (shown.has(data)) return false
  shown.add(data)
  return true
}
