/** Formats the ETag of a photo's size. */
export function formatPhotoEtag(digest: string, size: 'thumb' | 'full'): string {
  return `"${digest}-${size}"`
}

/** Checks `If-None-Match`: a list, with weak tags (a compressing proxy weakens them), or `*`. */
export function isKnown(ifNoneMatch: string | null, tag: string | null): boolean {
  if (ifNoneMatch === null) return false
  const known = ifNoneMatch.split(',').map((one) => one.trim().replace(/^W\//, ''))
  return known.includes('*') || (tag !== null && known.includes(tag))
}

/** Id of no family; represents any unrelated one. */
export const ANY_FAMILY = '00000000-0000-0000-0000-000000000000'

/** Audience outside the family. */
export type Circle = { anybody: boolean; followers: number }

/** Returns the widest group, at least 'family'. */
export function widest({ anybody, followers }: Circle): 'family' | 'followers' | 'families' {
  if (anybody) return 'families'
  return followers > 0 ? 'followers' : 'family'
}
