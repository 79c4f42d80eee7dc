import { toAccountKey } from '@/lib/platform/session/access'
import { getQueue } from './queue-state'

/**
 * Reports account, language and loaded assets to the service worker.
 * @param changed refreshes the cached pages at once
 */
export function reportVisit({ changed = false } = {}): void {
  if (!('serviceWorker' in navigator)) return
  const language = document.documentElement.lang
  void navigator.serviceWorker.ready.then(({ active }) => {
    const { owner } = getQueue()
    if (!owner) return
    const account = toAccountKey(owner.userId, owner.familyId)
    active?.postMessage({ type: 'visit', account, language, assets: listLoadedAssets(), changed })
  })
}

/**
 * Reports again when another worker takes control.
 * @returns function that removes the listener
 */
export function reportVisitToNewWorker(): () => void {
  if (!('serviceWorker' in navigator)) return () => undefined
  const report = () => reportVisit()
  navigator.serviceWorker.addEventListener('controllerchange', report)
  return () => navigator.serviceWorker.removeEventListener('controllerchange', report)
}

function listLoadedAssets(): string[] {
  const { href } = new URL('/_next/static/', window.location.origin)
  const resources = performance.getEntriesByType('resource')
  return resources.map(({ name }) => name).filter((name) => name.startsWith(href))
}
