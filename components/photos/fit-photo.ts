export type PhotoLimits = { maxBytes: number; types: readonly string[] }
export type FittedPhoto = {
  file: File
  /** It was drawn anew in the browser, which leaves nothing but its pixels. */
  shrunk: boolean
}
export type PhotoProblem = 'photo_not_accepted' | 'photo_too_large'

const MAX_PIXELS = 2560
const QUALITIES = [0.9, 0.75, 0.6]

/**
 * Makes a chosen file fit for the server where the browser can: pictures that are too large, or of a kind that only this
 * device reads (HEIC), become a smaller JPEG.
 */
export async function fitPhoto(file: File, limits: PhotoLimits): Promise<FittedPhoto | PhotoProblem> {
  const accepted = limits.types.includes(file.type)
  if (accepted && file.size <= limits.maxBytes) return { file, shrunk: false }
  // Some systems do not know the type of a HEIC file, so an empty one is worth a try.
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
    // JPEG has no transparency; what was see-through would turn black.
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
