export type PhotoLimits = { maxBytes: number; types: readonly string[] }
export type FittedPhoto = {
  file: File
  /** Re-encoded in the browser, which removed all metadata. */
  shrunk: boolean
}
export type PhotoProblem = 'photo_not_accepted' | 'photo_too_large'

const MAX_PIXELS = 2560
const QUALITIES = [0.9, 0.75, 0.6]

/** Converts a file that is too large or that only this device can read (HEIC) to a smaller JPEG. */
export async function fitPhoto(file: File, limits: PhotoLimits): Promise<FittedPhoto | PhotoProblem> {
  const accepted = limits.types.includes(file.type)
  if (accepted && file.size <= limits.maxBytes) return { file, shrunk: false }
  // Some systems report no type for HEIC, so an empty one is tried.
  if (file.type && !file.type.startsWith('image/')) return 'photo_not_accepted'
  const smaller = await shrink(file, limits.maxBytes)
  if (smaller) return { file: smaller, shrunk: true }
  return accepted ? 'photo_too_large' : 'photo_not_accepted'
}

async function shrink(file: File, maxBytes: number): Promise<File | null> {
  try {
    const bitmap = await createImageBitmap(file, { imageOrientation: 'from-image' })
    const scale = Math.min(1, MAX_PIXELS / Math.max(bitmap.width, bitmap.height))
    const canvas = document.createElement('canvas')
    canvas.width = Math.max(1, Math.round(bitmap.width * scale))
    canvas.height = Math.max(1, Math.round(bitmap.height * scale))
    const context = canvas.getContext('2d')
    if (!context) return null
    // JPEG has no transparency: transparent pixels would be black.
    context.fillStyle = 'white'
    context.fillRect(0, 0, canvas.width, canvas.height)
    context.drawImage(bitmap, 0, 0, canvas.width, canvas.height)
    bitmap.close()
    for (const quality of QUALITIES) {
      const blob = await new Promise<Blob | null>((done) => canvas.toBlob(done, 'image/jpeg', quality))
      if (blob && blob.size <= maxBytes) return new File([blob], 'photo.jpg', { type: 'image/jpeg' })
    }
    return null
  } catch {
    return null
  }
}
