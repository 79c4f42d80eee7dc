'use client'

import { RotateCw } from 'lucide'
import { useEffect, useState } from 'react'
import { Button } from '@/components/ui/button'
import { Icon } from '@/components/ui/icon'
import { isReachable } from './is-reachable'

const EVERY_MS = 10_000

/** Reloads the page on click, or once the server responds. */
export function TryAgain({ label }: { label: string }) {
  const [trying, setTrying] = useState(false)
  useEffect(() => {
    const check = () => {
      if (document.visibilityState === 'visible') void isReachable().then((reachable) => reachable && goOn())
    }
    const timer = setInterval(check, EVERY_MS)
    window.addEventListener('online', check)
    return () => {
      clearInterval(timer)
      window.removeEventListener('online', check)
    }
  }, [])
  const press = () => {
    setTrying(true)
    goOn()
  }
  return (
    <Button size="lg" loading={trying} onClick={press}>
      <Icon of={RotateCw} />
      {label}
    </Button>
  )
}

/** The worker renders this page at the requested address; at its own it leads home. */
function goOn(): void {
  if (window.location.pathname.endsWith('/offline')) window.location.assign('/')
  else window.location.reload()
}
