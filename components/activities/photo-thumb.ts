/** Longer side in pixels. */
const THUMB_PIXELS = 400

type Size = { width: number; height: number }

/** Returns a photo's `srcset`; `size` is the large one's. */
export function photoWidths(url: string, { width, height }: Size): string {
  const scale = Math.min(1, THUMB_PIXELS / Math.max(width, height))
  return `${photoThumb(url)} ${Math.round(width * scale)}w, ${url} ${width}w`
}

export function photoThumb(url: string): string {
  return url.replace('size=full', 'size=thumb')
}
