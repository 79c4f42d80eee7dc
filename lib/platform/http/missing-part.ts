const KEY = 'brota_reloaded'
/** Milliseconds until another reload; a shorter time could be a loop. */
const PAUSE = 60_000

/** Returns true for code that could not load, such as code of an older build after a deployment. */
export function isMissingPart(error: unknown): boolean {
  return error instanceof Error && error.name === 'ChunkLoadError'
}

/**
 * Reloads the page for code that could not load, once: the next build has it under another name.
 * @returns false for other errors, after such a reload, and offline
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
