/** The small rendition of a photo whose address the API gave in full size. */
export function photoThumb(url: string): string {
  return url.replace('size=full', 'size=thumb')
}
