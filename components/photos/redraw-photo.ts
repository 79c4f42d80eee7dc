/** Longer side in pixels, more than the server keeps. */
const LONGEST = 2048
const QUALITIES = [0.85, 0.75, 0.6]

/**
 * Redraws a picture as an upright JPEG without metadata. Uses an image element, because `createImageBitmap` cannot turn
 * pictures upright in Safari before 17, Chrome before 112 and Firefox before 98.
 * @returns null when not drawable, or not within `maxBytes`
 */
export async function redrawPhoto(file: Blob, maxBytes = Number.POSITIVE_INFINITY): Promise<File | null> {
  const address = URL.createObjectURL(file)
  try {
    const image = new Image()
    image.src = address
    await image.decode()
    return await encode(draw(image), maxBytes)
  } catch {
    return null
  } finally {
    URL.revokeObjectURL(address)
  }
}

function draw(image: HTMLImageElement): HTMLCanvasElement {
  const { naturalWidth, naturalHeight } = image
  const scale = Math.min(1, LONGEST / Math.max(naturalWidth, naturalHeight))
  const canvas = document.createElement('canvas')
  canvas.width = Math.max(1, Math.round(naturalWidth * scale))
  canvas.height = Math.max(1, Math.round(naturalHeight * scale))
  const context = canvas.getContext('2d')
  if (!context) throw new Error('no canvas')
  // JPEG has no transparency: transparent pixels would be black.
  context.fillStyle = 'white'
  context.fillRect(0, 0, canvas.width, canvas.height)
  context.imageSmoothingQuality = 'high'
  context.drawImage(image, 0, 0, canvas.width, canvas.height)
  return canvas
}

async function encode(canvas: HTMLCanvasElement, maxBytes: number): Promise<File | null> {
  for (const quality of QUALITIES) {
    const blob = await new Promise<Blob | null>((done) => canvas.toBlob(done, 'image/jpeg', quality))
    if (blob && blob.size <= maxBytes) return new File([blob], 'photo.jpg', { type: 'image/jpeg' })
  }
  return null
}
