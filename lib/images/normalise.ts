import 'server-only'
import readExif from 'exif-reader'
import { fileTypeFromBuffer } from 'file-type'
import sharp, { type Sharp } from 'sharp'
import { AppError } from '@/lib/errors/app-error'

const ACCEPTED = new Set(['image/jpeg', 'image/png', 'image/gif', 'image/webp'])
const FULL_PIXELS = 1600
const THUMB_PIXELS = 400
/** Four times what a phone's camera makes; more is an attempt to exhaust the server. */
const MAX_INPUT_PIXELS = 100_000_000

/** What was found in a file and does not live on in what is kept. */
export type RemovedDetail = 'location' | 'camera' | 'time'

export type NormalisedImage = {
  full: Buffer
  thumb: Buffer
  /** Of `full`, after the orientation was baked in. */
  width: number
  height: number
  removed: RemovedDetail[]
}

// One thread a picture: several pictures at once share the cores better than one that takes them all.
sharp.concurrency(1)

/**
 * Decodes a picture and encodes it again as WebP, so that nothing but its pixels is kept: upright, without metadata,
 * at most 1600 pixels, and a thumbnail of at most 400.
 * @throws AppError photo_not_accepted when it is not a whole JPG, PNG, GIF or WebP of sane dimensions.
 */
export async function normaliseImage(bytes: Uint8Array): Promise<NormalisedImage> {
  const type = await fileTypeFromBuffer(bytes)
  if (!type || !ACCEPTED.has(type.mime)) throw new AppError('photo_not_accepted')
  try {
    const input = sharp(bytes, { limitInputPixels: MAX_INPUT_PIXELS, failOn: 'error' })
    const { exif } = await input.metadata()
    const full = await fitted(input.autoOrient(), FULL_PIXELS).toBuffer({ resolveWithObject: true })
    const thumb = await fitted(sharp(full.data), THUMB_PIXELS).toBuffer()
    const { width, height } = full.info
    return { full: full.data, thumb, width, height, removed: exif ? detailsIn(exif) : [] }
  } catch (cause) {
    throw new AppError('photo_not_accepted', { cause })
  }
}

function fitted(image: Sharp, pixels: number): Sharp {
  return image
    .resize({ width: pixels, height: pixels, fit: 'inside', withoutEnlargement: true })
    .webp({ quality: 80, effort: 2 })
}

function detailsIn(exif: Buffer): RemovedDetail[] {
  try {
    const tags = readExif(exif)
    const details: RemovedDetail[] = []
    if (tags.GPSInfo) details.push('location')
    if (tags.Image?.Make || tags.Image?.Model) details.push('camera')
    if (tags.Image?.DateTime || tags.Photo?.DateTimeOriginal) details.push('time')
    return details
  } catch {
    // Damaged metadata is removed like any other, there is just nothing to tell about it.
    return []
  }
}
