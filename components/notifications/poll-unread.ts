import { buildApiUrl } from '@/lib/platform/http/client'

const MINUTE = 60_000
const SELDOM = 16 * MINUTE

/**
 * Polls the unread count while the tab is visible: every minute, later less often.
 * @returns function that stops it
 */
export function pollUnread(show: (count: number) => void): () => void {
  let wait = MINUTE
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
    wait = isNews ? MINUTE : Math.min(2 * wait, SELDOM)
    if (count !== null) {
      known = count
      show(count)
    }
    plan()
  }
  const onVisibility = () => {
    wait = MINUTE
    plan()
  }
  document.addEventListener('visibilitychange', onVisibility)
  plan()
  return () => {
    clearTimeout(timer)
    document.removeEventListener('visibilitychange', onVisibility)
  }
}

/** Null for an error response. */
async function fetchUnread(): Promise<number | null> {
  const response = await fetch(buildApiUrl('/notifications', {}, { limit: 1 }))
  if (!response.ok) return null
  return ((await response.json()) as { unread: number }).unread
}
