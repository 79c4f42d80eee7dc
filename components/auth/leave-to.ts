/**
 * Loads a page of ours anew, so that nothing of the session before stays in memory. The promise lasts until this page
 * is left; it only resolves when the browser brings the very page back, which must not find its button busy for ever.
 */
export function leaveTo(path: string): Promise<void> {
  window.location.assign(path)
  return new Promise((resolve) => window.addEventListener('pageshow', () => resolve(), { once: true }))
}
