import { useEffect } from 'react'

/** Keeps the screen on while the page is visible, where the browser allows it: a tablet on the wall shows the week. */
export function useWakeLock(): void {
  useEffect(() => {
    let lock: WakeLockSentinel | undefined
    let isGone = false
    const request = async () => {
      if (document.visibilityState !== 'visible' || !('wakeLock' in navigator)) return
      // Browsers refuse it when the battery is low.
      lock = await navigator.wakeLock.request('screen').catch(() => undefined)
      if (isGone) void lock?.release()
    }
    void request()
    document.addEventListener('visibilitychange', request)
    return () => {
      isGone = true
      document.removeEventListener('visibilitychange', request)
      void lock?.release()
    }
  }, [])
}
