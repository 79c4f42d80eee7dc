import { z } from 'zod'

/** 5 MB as the product says it: up to and including 5 × 1024 × 1024 bytes. */
export const PHOTO_MAX_BYTES = 5 * 1024 * 1024
export const PHOTO_TYPES = ['image/jpeg', 'image/png', 'image/gif', 'image/webp'] as const
/** How long an uploaded photo may wait to be used, or stay after it no longer is. */
export const IDLE_HOURS = 24

export const photoUpload = z.object({ file: z.file({ error: 'photo_missing' }) })

export const photoQuery = z.object({ size: z.enum(['thumb', 'full']).default('full') })

export const photo = z.object({
  id: z.uuid(),
  url: z.string(),
  width: z.int(),
  height: z.int(),
  removed: z.array(z.enum(['location', 'camera', 'time'])).meta({
    description: 'What the file told beyond its pixels and what was therefore not kept.',
  }),
})

/** Comes along with a photo's address, never without it: whom a blurred picture shows can be told, too. */
export const photoPlaceholder = z.string().nullable().meta({
  description: 'A few pixels of it as a data URI, to be shown until it has come; not all photos have one.',
})

/** Address of a photo; it answers only to those who may see what the photo belongs to. */
export function photoUrl(photoId: string, size: 'thumb' | 'full' = 'full'): string {
  return `/api/v1/photos/${photoId}?size=${size}`
}

/** The photo of an address that `photoUrl` made. */
export function parsePhotoId(url: string): string {
  return url.split(/[/?]/)[4] ?? ''
}
