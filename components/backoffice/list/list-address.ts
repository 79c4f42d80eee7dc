/** Returns a list's changed URL; null removes a parameter. */
export function listAddress(
  path: string,
  query: Record<string, string | undefined>,
  change: Record<string, string | null>,
): string {
  const merged = Object.entries({ ...query, ...change })
  const filled = merged.flatMap(([name, value]) => (value ? [[name, value]] : []))
  const search = new URLSearchParams(filled).toString()
  return search ? `${path}?${search}` : path
}
