/** Checks `If-None-Match`: a list, with weak tags (a compressing proxy weakens them), or `*`. */
export function matchesEtag(ifNoneMatch: string | null, tag: string | null): boolean {
  if (ifNoneMatch === null) return false
  const known = ifNoneMatch.split(',').map((one) => one.trim().replace(/^W\//, ''))
  return known.includes('*') || (tag !== null && known.includes(tag))
}
