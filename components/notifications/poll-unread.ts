import { MINUTE_MS } from '@/lib/platform/dates/durations'
import { buildApiUrl } from '@/lib/platform/http/api-client'

const SHORTEST_WAIT_MS = 10_000
const LONGEST_WAIT_MS = 16 * MINUTE_MS

/** Events that show that the page is in use. */
const ACTIVITY = ['visibilitychange', 'pointerdown', 'keydown'] as const

/**
 * Polls the unread count while the tab is visible: within seconds of activity or a new count, later less often.
 * @returns function that stops it
 */
export function pollUnread(show: (count: number) => void): () => void {
  let wait = SHORTEST_WAIT_MS
  let askedAt = Date.now()
  let known: number | null = null
  let timer: ReturnType<typeof setTimeout> | undefined

  const plan = () => {
    clearTimeout(timer)
    if (document.visibilityState === 'hidden') return
    timer = setTimeout(() => void ask(), Math.max(0, askedAt + wait - Date.now()))
  }
  const ask = async () => {
    askedAt = Date.now()
    const count = await fetchUnread().catch(() => null)
    const hasChanged = count !== null && known !== null && count !== known
    wait = hasChanged ? SHORTEST_WAIT_MS : Math.min(2 * wait, LONGEST_WAIT_MS)
    if (count !== null) {
      known = count
      show(count)
    }
    plan()
  }
  const onActivity = () => {
    wait = SHORTEST_WAIT_MS
    plan()
  }
  for (const name of ACTIVITY) document.addEventListener(name, onActivity)
  plan()
  return () => {
    clearTimeout(timer)
    for (const name of ACTIVITY) document.removeEventListener(name, onActivity)
  }
}

/** Null for an error response. */
async function fetchUnread(): Promise<number | null> {
  const response = await fetch(buildApiUrl('/notifications', {}, { limit: 1 }))
  if (!response.ok) return null
  return ((await response.json()) as { unread: number }).unread
}
