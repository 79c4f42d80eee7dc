const KEY = 'brota_reloaded'
/** Milliseconds; a shorter time could be a loop. */
const PAUSE = 60_000

/** Checks for code that could not load, such as an older build's. */
export function isMissingPart(error: unknown): boolean {
  return error instanceof Error && error.name === 'ChunkLoadError'
}

/**
 * Reloads the page once for code that could not load.
 * @returns false for other errors, after a reload, and offline
 */
export function reloadForMissingPart(error: unknown): boolean {
  if (!isMissingPart(error) || !navigator.onLine) return false
  try {
    if (Date.now() - Number(sessionStorage.getItem(KEY)) < PAUSE) return false
    sessionStorage.setItem(KEY, String(Date.now()))
  } catch {
    // Without storage nothing would end a loop.
    return false
  }
  window.location.reload()
  return true
}
