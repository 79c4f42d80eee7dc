/**
 * Wraps the focus at the ends of a container.
 * @returns true when it did
 */
export function trapFocus(box: HTMLElement, backwards: boolean): boolean {
  const stops = [...box.querySelectorAll<HTMLElement>('a[href], button:not(:disabled)')]
  const edge = backwards ? stops[0] : stops.at(-1)
  const inside = box.contains(document.activeElement)
  if (inside && document.activeElement !== edge) return false
  const next = backwards ? stops.at(-1) : stops[0]
  next?.focus()
  return next !== undefined
}
