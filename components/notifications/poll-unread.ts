import { buildApiUrl } from '@/lib/platform/http/client'

/** Milliseconds. */
const SOON = 10_000
const SELDOM = 16 * 60_000

/** Someone is there. */
const ACTIVITY = ['visibilitychange', 'pointerdown', 'keydown'] as const

/**
 * Polls the unread count while the tab is visible: within seconds of activity or news, later less often.
 * @returns function that stops it
 */
export function pollUnread(show: (count: number) => void): () => void {
  let wait = SOON
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
    const isNews = count !== null && known !== null && count !== known
    wait = isNews ? SOON : Math.min(2 * wait, SELDOM)
    if (count !== null) {
      known = count
      show(count)
    }
    plan()
  }
  const onActivity = () => {
    wait = SOON
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
