import { accountMark } from '@/lib/session/access'
import { getQueue } from './queue'

/**
 * Tells the service worker, where there is one, that somebody is here: whose copies it may keep, in which language, and
 * what the page has loaded so far. `changed` makes it renew the copies at once.
 */
export function reportVisit({ changed = false } = {}): void {
  if (!('serviceWorker' in navigator)) return
  const language = document.documentElement.lang
  void navigator.serviceWorker.ready.then(({ active }) => {
    const { owner } = getQueue()
    if (!owner) return
    const account = accountMark(owner.userId, owner.familyId)
    active?.postMessage({ type: 'visit', account, language, assets: loaded(), changed })
  })
}

/** Tells it once more as soon as a worker takes over: what was loaded until then went past it. Returns what ends it. */
export function reportVisitToNewWorker(): () => void {
  if (!('serviceWorker' in navigator)) return () => undefined
  const report = () => reportVisit()
  navigator.serviceWorker.addEventListener('controllerchange', report)
  return () => navigator.serviceWorker.removeEventListener('controllerchange', report)
}

function loaded(): string[] {
  const { href } = new URL('/_next/static/', window.location.origin)
  const resources = performance.getEntriesByType('resource')
  return resources.map(({ name }) => name).filter((name) => name.startsWith(href))
}
