'use client'

import { RotateCw } from 'lucide'
import { useEffect, useState } from 'react'
import { Button } from '@/components/ui/button'
import { Icon } from '@/components/ui/icon'
import { isReachable } from './is-reachable'

const EVERY_MS = 10_000

/** Goes on to what was asked for: when pressed, or by itself once the server answers. */
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

/** The worker shows this page under the address that was asked for; asked for by its own, it leads home. */
function goOn(): void {
  if (window.location.pathname.endsWith('/offline')) window.location.assign('/')
  else window.location.reload()
}
