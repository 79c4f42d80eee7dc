/** 5 MB: up to and including 5 × 1024 × 1024 bytes. */
export const PHOTO_MAX_BYTES = 5 * 1024 * 1024
export const PHOTO_TYPES = ['image/jpeg', 'image/png', 'image/gif', 'image/webp'] as const
/** Hours until an unused photo is deleted. */
export const UNUSED_HOURS = 24

/** Returns a photo's URL; the endpoint checks access. */
export function photoUrl(photoId: string, size: 'thumb' | 'full' = 'full'): string {
  return `/api/v1/photos/${photoId}?size=${size}`
}

export function parsePhotoId(url: string): string {
  return url.split(/[/?]/)[4] ?? ''
}

export function formatPhotoEtag(digest: string, size: 'thumb' | 'full'): string {
  return `"${digest}-${size}"`
}
