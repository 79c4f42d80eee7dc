/** The files that every photo has. */
export const PHOTO_FILES = ['full.webp', 'thumb.webp'] as const
