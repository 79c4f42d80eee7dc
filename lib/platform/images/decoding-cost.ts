import type { Metadata } from 'sharp'
import { BYTES_PER_MEGABYTE } from '@/lib/platform/text/bytes'

/** Memory of all concurrent decoders, so that a server stays below 600 MB. */
export const DECODING_BUDGET = 230 * BYTES_PER_MEGABYTE

const FIXED = 24 * BYTES_PER_MEGABYTE

/** Decoder's bytes per pixel, by chroma subsampling. */
const COEFFICIENTS: Record<string, number> = { '4:2:0': 3.3, '4:2:2': 4.4 }

type Described = Pick<
  Metadata,
  'format' | 'width' | 'height' | 'channels' | 'depth' | 'isProgressive' | 'chromaSubsampling'
>

const ROWS_IN_FLIGHT = 2200

/** Estimates the peak memory of decoding, in bytes, by measured factors (docs/operations.md). */
export function estimateDecodingBytes(picture: Described): number {
  const { format, width, height, channels, depth, isProgressive, chromaSubsampling = '' } = picture
  const pixels = width * height
  const pixelBytes = channels * (depth === 'uchar' ? 1 : 2)
  if (format === 'jpeg') {
    // Several scans are held as two-byte coefficients.
    return FIXED + pixels * (isProgressive ? (COEFFICIENTS[chromaSubsampling] ?? channels * 2.15) : 0.5)
  }
  if (format === 'png') {
    return FIXED + (isProgressive ? 1.25 * pixels : width * Math.min(height, ROWS_IN_FLIGHT)) * pixelBytes
  }
  // Lossless WebP takes four bytes a pixel.
  return FIXED + pixels * (format === 'webp' ? 4.2 : 5.4)
}
