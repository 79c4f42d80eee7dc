'use client'

import { RotateCw } from 'lucide'
import { useEffect, useState } from 'react'
import { Button } from '@/components/ui/button'
import { Icon } from '@/components/ui/icon'
import { isReachable } from './is-reachable'

const EVERY_MS = 10_000

/** Reloads the page on click, or once the server responds. */
export function TryAgain({ label }: { label: string }) {
  const [isReloading, setReloading] = useState(false)
  useEffect(() => {
    const check = () => {
      if (document.visibilityState === 'visible')
        void isReachable().then((reachable) => reachable && reload())
    }
    const timer = setInterval(check, EVERY_MS)
    window.addEventListener('online', check)
    return () => {
      clearInterval(timer)
      window.removeEventListener('online', check)
    }
  }, [])
  const press = () => {
    setReloading(true)
    reload()
  }
  return (
    <Button size="lg" loading={isReloading} onClick={press}>
      <Icon of={RotateCw} />
      {label}
    </Button>
  )
}

/** The service worker shows this page at the requested address. At the page's own address there is nothing to reload. */
function reload(): void {
  if (window.location.pathname.endsWith('/offline')) window.location.assign('/')
  else window.location.reload()
}
