export function photoThumb(url: string): string {
  return url.replace('size=full', 'size=thumb')
}
