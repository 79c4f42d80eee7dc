/** 5 MB: up to and including 5 × 1024 × 1024 bytes. */
export const PHOTO_MAX_BYTES = 5 * 1024 * 1024
export const PHOTO_TYPES = ['image/jpeg', 'image/png', 'image/gif', 'image/webp'] as const
/** Hours until an unused photo is deleted. */
export const UNUSED_HOURS = 24

/** Returns a photo's URL; the endpoint checks access. */
export function photoUrl(photoId: string, size: 'thumb' | 'full' = 'full'): string {
  return `/api/v1/photos/${photoId}?size=${size}`
}

/** Parses the id from a photo's URL. */
export function parsePhotoId(url: string): string {
  return url.split(/[/?]/)[4] ?? ''
}

/** Formats the ETag of a photo's size. */
export function formatPhotoEtag(digest: string, size: 'thumb' | 'full'): string {
  return `"${digest}-${size}"`
}

/** Checks `If-None-Match`: a list, with weak tags (a compressing proxy weakens them), or `*`. */
export function matchesEtag(ifNoneMatch: string | null, tag: string | null): boolean {
  if (ifNoneMatch === null) return false
  const known = ifNoneMatch.split(',').map((one) => one.trim().replace(/^W\//, ''))
  return known.includes('*') || (tag !== null && known.includes(tag))
}

/** Placeholder for an unrelated family in visibility queries. */
export const ANY_FAMILY = '00000000-0000-0000-0000-000000000000'

/** Audience outside the family. */
export type AudienceSize = { anybody: boolean; followers: number }

/** Returns the widest group, at least 'family'. */
export function getWidestAudience({ anybody, followers }: AudienceSize): 'family' | 'followers' | 'families' {
  if (anybody) return 'families'
  return followers > 0 ? 'followers' : 'family'
}
