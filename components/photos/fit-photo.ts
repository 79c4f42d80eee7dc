import { readPhotoKind } from './photo-kind'
import { redrawPhoto } from './redraw-photo'

export type PhotoLimits = { maxBytes: number; types: readonly string[] }
/** Photo on this device, ready to upload. */
export type LocalPhoto = {
  file: File
  /** This browser encoded it, which removed the metadata. */
  isReencoded: boolean
}
export type PhotoProblem = 'photo_not_accepted' | 'photo_not_drawn' | 'photo_too_large'

const SMALL_BYTES = 1024 * 1024

type Redraw = typeof redrawPhoto

/** Shrinks a large photo, and turns what only this browser can read (HEIC, AVIF, BMP) into a JPEG. Animations stay. */
export async function fitPhoto(
  file: File,
  { maxBytes }: Pick<PhotoLimits, 'maxBytes'>,
  redraw: Redraw = redrawPhoto,
): Promise<LocalPhoto | PhotoProblem> {
  const kind = await readPhotoKind(file)
  const original = { file, isReencoded: false }
  if (kind && file.size <= (kind === 'image/gif' ? maxBytes : SMALL_BYTES)) return original
  const smaller = await redraw(file, maxBytes)
  if (smaller && (!kind || smaller.size < file.size)) return { file: smaller, isReencoded: true }
  if (!kind) return isPicture(file) ? 'photo_not_drawn' : 'photo_not_accepted'
  return file.size <= maxBytes ? original : 'photo_too_large'
}

/** Some systems report no type for HEIC. */
function isPicture({ type, name }: File): boolean {
  return type.startsWith('image/') || /\.hei[cf]$/i.test(name)
}
