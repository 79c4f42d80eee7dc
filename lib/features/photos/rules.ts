/** Formats the ETag of one size of a photo. */
export function formatPhotoEtag(digest: string, size: 'thumb' | 'full'): string {
  return `"${digest}-${size}"`
}

/**
 * Returns true when the `If-None-Match` header matches the tag: a list, with weak tags (a compressing proxy weakens
 * them), or `*`.
 */
export function isKnown(ifNoneMatch: string | null, tag: string | null): boolean {
  if (ifNoneMatch === null) return false
  const known = ifNoneMatch.split(',').map((one) => one.trim().replace(/^W\//, ''))
  return known.includes('*') || (tag !== null && known.includes(tag))
}

/** Id of no family; represents any unrelated family. */
export const ANY_FAMILY = '00000000-0000-0000-0000-000000000000'

/** Audience of a post or photo outside its family. */
export type Circle = { anybody: boolean; followers: number }

/** Returns the widest group that sees it; 'family' while the audience is empty. */
export function widest({ anybody, followers }: Circle): 'family' | 'followers' | 'families' {
  if (anybody) return 'families'
  return followers > 0 ? 'followers' : 'family'
}
