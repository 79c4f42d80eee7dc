'use client'

import { useEffect } from 'react'
import { ignore } from '@/lib/platform/concurrency/ignore'
import { LOCALES } from '@/lib/platform/i18n/locales'
import { whenIdle } from './when-idle'

/**
 * Registers the service worker; in development unregisters a production build's, because nothing may be cached.
 */
export function ServiceWorker({ enabled }: { enabled: boolean }) {
  useEffect(() => {
    // In insecure contexts it is undefined, although its type says otherwise.
    if (!('serviceWorker' in navigator)) return
    // Browsers can deny a service worker, for example in private windows.
    return whenIdle(() => void (enabled ? register() : unregister()).catch(ignore))
  }, [enabled])
  return null
}

async function register(): Promise<void> {
  await navigator.serviceWorker.register(`/sw.js?languages=${LOCALES}`, { updateViaCache: 'none' })
}

async function unregister(): Promise<void> {
  const registrations = await navigator.serviceWorker.getRegistrations()
  await Promise.all(registrations.map((registration) => registration.unregister()))
}
