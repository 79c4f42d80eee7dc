export const PHOTO_FILES = ['full.webp', 'thumb.webp'] as const
