/** The tag of one size of a photo, by the digest of its bytes. */
export function formatPhotoEtag(digest: string, size: 'thumb' | 'full'): string {
  return `"${digest}-${size}"`
}

/**
 * Whether somebody who sends this `If-None-Match` has what the tag stands for: a list of tags, weak ones included (a
 * proxy that compresses makes them so), or `*` for whatever there is.
 */
export function isKnown(ifNoneMatch: string | null, tag: string | null): boolean {
  if (ifNoneMatch === null) return false
  const known = ifNoneMatch.split(',').map((one) => one.trim().replace(/^W\//, ''))
  return known.includes('*') || (tag !== null && known.includes(tag))
}

/** The id of no family: stands for any that another one has nothing to do with. */
export const ANY_FAMILY = '00000000-0000-0000-0000-000000000000'

/** Whom a family's post or photo is shown to besides itself: any family, and how many of its followers. */
export type Circle = { anybody: boolean; followers: number }

/** The widest circle that sees it: nobody but the family while all whom it is meant for are missing. */
export function widest({ anybody, followers }: Circle): 'family' | 'followers' | 'families' {
  if (anybody) return 'families'
  return followers > 0 ? 'followers' : 'family'
}
