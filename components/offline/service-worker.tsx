'use client'

import { useEffect } from 'react'
import { whenIdle } from './when-idle'

/**
 * Lets the browser keep what is needed without a connection. In development nothing may be kept, also not by a
 * worker of a production build that was served from the same address before.
 */
export function ServiceWorker({ enabled }: { enabled: boolean }) {
  useEffect(() => {
    // Browsers know workers on secure addresses only, whatever the types say.
    if (!('serviceWorker' in navigator)) return
    return whenIdle(() => void (enabled ? register() : unregister()).catch(ignore))
  }, [enabled])
  return null
}

async function register(): Promise<void> {
  await navigator.serviceWorker.register('/sw.js', { updateViaCache: 'none' })
}

async function unregister(): Promise<void> {
  const registrations = await navigator.serviceWorker.getRegistrations()
  await Promise.all(registrations.map((registration) => registration.unregister()))
}

/** A browser may forbid it (private windows do); the app works all the same. */
function ignore(): void {}
