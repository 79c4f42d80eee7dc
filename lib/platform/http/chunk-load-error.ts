const KEY = 'brota_reloaded'
/** A reload after a shorter time could be a loop. */
const RELOAD_PAUSE_MS = 60_000

/** Detects a script that could not load, as of an older build. */
export function isChunkLoadError(error: unknown): boolean {
  return error instanceof Error && error.name === 'ChunkLoadError'
}

/**
 * Reloads the page once.
 * @returns false for other errors, after a reload, and offline
 */
export function reloadForChunkLoadError(error: unknown): boolean {
  if (!isChunkLoadError(error) || !navigator.onLine) return false
  try {
    if (Date.now() - Number(sessionStorage.getItem(KEY)) < RELOAD_PAUSE_MS) return false
    sessionStorage.setItem(KEY, String(Date.now()))
  } catch {
    // Without storage nothing would end a loop.
    return false
  }
  window.location.reload()
  return true
}
