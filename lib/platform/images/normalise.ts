import 'server-only'
import { createHash } from 'node:crypto'
import { fileTypeFromBuffer } from 'file-type'
import type { Sharp } from 'sharp'
import { AppError } from '@/lib/platform/errors/app-error'
import { DECODING_BUDGET, estimateDecodingBytes } from './decoding-cost'
import { listDetails, type RemovedDetail } from './exif'
import { decodingLimiter, imageLimiter } from './limiters'
import { loadSharp } from './sharp'

const ACCEPTED = new Set(['image/jpeg', 'image/png', 'image/apng', 'image/gif', 'image/webp'])
const FULL_PIXELS = 1600
const THUMB_PIXELS = 400
/** Longer side; small enough for a JSON response. */
const PLACEHOLDER_PIXELS = 20
/** Four times a phone camera's; more is an attack. */
const MAX_INPUT_PIXELS = 100_000_000
const MAX_PROGRESSIVE_PIXELS = 50_000_000
const MAX_SIDE = 65_535

export type NormalisedImage = {
  full: Buffer
  thumb: Buffer
  width: number
  height: number
  removed: RemovedDetail[]
  /** Data URI; null with transparency. */
  placeholder: string | null
  digest: string
}

/**
 * Encodes a picture as WebP, upright and without metadata: `full` up to 1600 pixels, a thumbnail up to 400.
 * @throws AppError photo_not_accepted unless it is a whole JPG, PNG, GIF or WebP of valid dimensions
 */
export async function normaliseImage(bytes: Uint8Array): Promise<NormalisedImage> {
  const type = await fileTypeFromBuffer(bytes)
  if (!type || !ACCEPTED.has(type.mime)) throw new AppError('photo_not_accepted')
  const source = type.mime === 'image/jpeg' ? ensureEndMarker(bytes) : bytes
  const { exif, ...drawn } = await imageLimiter(() => draw(source, source === bytes ? 'error' : 'warning'))
  const digest = createHash('sha256').update(drawn.full).digest('base64url').slice(0, 22)
  return { ...drawn, removed: exif ? listDetails(exif) : [], digest }
}

/** @param failOn with an added end marker, missing pixels are only a warning */
async function draw(bytes: Uint8Array, failOn: 'error' | 'warning') {
  const sharp = await loadSharp()
  try {
    const input = sharp(bytes, { limitInputPixels: MAX_INPUT_PIXELS, failOn, sequentialRead: true })
    const metadata = await input.metadata()
    const { exif } = metadata
    const weight = estimateDecodingBytes(metadata)
    if (weight > DECODING_BUDGET) throw new RangeError('decoding would take too much memory')
    if (metadata.isProgressive && metadata.width * metadata.height > MAX_PROGRESSIVE_PIXELS)
      throw new RangeError('too many pixels in passes')
    if (Math.max(metadata.width, metadata.height) > MAX_SIDE) throw new RangeError('a side is too long')
    const upright = fitted(input.autoOrient(), FULL_PIXELS)
    // By default sharp converts sixteen bits with a profile to P3.
    if (metadata.icc && metadata.depth === 'ushort') upright.withIccProfile('srgb')
    const decode = () => upright.raw().toBuffer({ resolveWithObject: true })
    const { data, info } = await decodingLimiter({ weight, task: decode })
    const { width, height, channels } = info
    // Decoding `full` again would take as long as the thumbnail.
    const pixels = () => sharp(data, { raw: { width, height, channels } })
    const full = await encoded(pixels()).toBuffer()
    const thumb = await encoded(fitted(pixels(), THUMB_PIXELS)).toBuffer()
    const placeholder = channels === 3 ? await createPlaceholder(thumb) : null
    return { full, thumb, width, height, exif, placeholder }
  } catch (cause) {
    throw new AppError('photo_not_accepted', { cause })
  }
}

const START_OF_SCAN = Buffer.from([0xff, 0xda])
const END_OF_IMAGE = Buffer.from([0xff, 0xd9])

/** Some cameras omit it; compressed pixels contain no marker. */
function ensureEndMarker(bytes: Uint8Array): Uint8Array {
  const jpeg = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength)
  if (jpeg.lastIndexOf(END_OF_IMAGE) > jpeg.lastIndexOf(START_OF_SCAN)) return bytes
  return Buffer.concat([jpeg, END_OF_IMAGE])
}

function fitted(image: Sharp, pixels: number): Sharp {
  return image.resize({ width: pixels, height: pixels, fit: 'inside', withoutEnlargement: true })
}

const encoded = (image: Sharp) => image.webp({ quality: 80, effort: 2 })

async function createPlaceholder(thumb: Buffer): Promise<string> {
  const sharp = await loadSharp()
  const tiny = await sharp(thumb)
    .resize({ width: PLACEHOLDER_PIXELS, height: PLACEHOLDER_PIXELS, fit: 'inside' })
    .blur(0.8)
    .webp({ quality: 30, effort: 6 })
    .toBuffer()
  return `data:image/webp;base64,${tiny.toString('base64')}`
}
