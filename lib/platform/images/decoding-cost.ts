import type { Metadata } from 'sharp'

const MEGABYTE = 1024 * 1024

/** Memory for all concurrent decoders, so that a server stays below 600 MB. */
export const DECODING_BUDGET = 230 * MEGABYTE

const FIXED = 24 * MEGABYTE

/** Bytes per pixel of a progressive JPEG in the decoder, by chroma subsampling. */
const COEFFICIENTS: Record<string, number> = { '4:2:0': 3.3, '4:2:2': 4.4 }

type Described = Pick<
  Metadata,
  'format' | 'width' | 'height' | 'channels' | 'depth' | 'isProgressive' | 'chromaSubsampling'
>

/** Rows of a picture that the scaler holds while it reads from top to bottom. */
const ROWS_IN_FLIGHT = 2200

/** Estimates the peak memory of decoding a picture from its header, in bytes; measured factors (docs/operations.md). */
export function estimateDecodingBytes(picture: Described): number {
  const { format, width, height, channels, depth, isProgressive, chromaSubsampling = '' } = picture
  const pixels = width * height
  const pixelBytes = channels * (depth === 'uchar' ? 1 : 2)
  if (format === 'jpeg') {
    // One scan is read row by row; several scans are held as two-byte coefficients.
    return FIXED + pixels * (isProgressive ? (COEFFICIENTS[chromaSubsampling] ?? channels * 2.15) : 0.5)
  }
  if (format === 'png') {
    return FIXED + (isProgressive ? 1.25 * pixels : width * Math.min(height, ROWS_IN_FLIGHT)) * pixelBytes
  }
  // A lossless WebP takes four bytes a pixel, and the header does not say which kind it is. A GIF takes somewhat more.
  return FIXED + pixels * (format === 'webp' ? 4.2 : 5.4)
}
