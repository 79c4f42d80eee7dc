/**
 * Navigates with a full page load, so that no state of the old session stays in memory. Resolves only when the
 * back/forward cache restores the page.
 */
export function leaveTo(path: string): Promise<void> {
  window.location.assign(path)
  return new Promise((resolve) => window.addEventListener('pageshow', () => resolve(), { once: true }))
}
