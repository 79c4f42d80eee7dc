/**
 * Loads a page with a full navigation, so that no state of the session before stays in memory. The promise stays
 * pending; it only resolves when the back/forward cache restores the page, whose button must not stay busy.
 */
export function leaveTo(path: string): Promise<void> {
  window.location.assign(path)
  return new Promise((resolve) => window.addEventListener('pageshow', () => resolve(), { once: true }))
}
