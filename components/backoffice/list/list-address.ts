export type SearchParams = Promise<Record<string, string | string[] | undefined>>

/** Returns the first value of each parameter; empty ones are undefined. */
export async function readListQuery(sent: SearchParams): Promise<Record<string, string | undefined>> {
  const entries = Object.entries(await sent)
  return Object.fromEntries(entries.map(([name, value]) => [name, [value].flat()[0] || undefined]))
}

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
