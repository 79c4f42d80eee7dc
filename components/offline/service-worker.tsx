'use client'

import { useEffect } from 'react'
import { LOCALES } from '@/lib/platform/i18n/locales'
import { whenIdle } from './when-idle'

/**
 * Registers the service worker. In development it unregisters a production build's worker, because nothing may be
 * cached then.
 */
export function ServiceWorker({ enabled }: { enabled: boolean }) {
  useEffect(() => {
    // Undefined in insecure contexts, unlike its type.
    if (!('serviceWorker' in navigator)) return
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

/** Browsers can deny it (private windows). */
function ignore(): void {}
