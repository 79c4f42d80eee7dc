'use client'

import { useEffect, useEffectEvent, useRef } from 'react'
import type { readTodayContract } from '@/lib/features/families/contract'
import type { TodayView } from '@/lib/features/families/schema'
import { ApiError, send } from '@/lib/platform/http/api-client'
import { useRouter } from '@/lib/platform/i18n/navigation'
import { getServerTime, setServerTime } from './server-clock'

/** Spreads the requests of pages that are open at midnight. */
const AFTER_MIDNIGHT_MS = { least: 1000, spread: 3000 }
const RETRY_MS = 60_000

/**
 * Refreshes the page when the family's day is over, also on a later return. The server's clock and the family's zone
 * decide, since the device's can differ.
 */
export function DayWatch({ familyId, today }: { familyId: string; today: TodayView }) {
  const router = useRouter()
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  const asking = useRef(false)

  const wait = (ms: number) => {
    clearTimeout(timer.current)
    timer.current = setTimeout(() => void check(), ms)
  }
  const waitForMidnight = ({ now, ends }: TodayView) => {
    setServerTime(now)
    const { least, spread } = AFTER_MIDNIGHT_MS
    wait(Math.max(0, Date.parse(ends) - getServerTime()) + least + Math.random() * spread)
  }
  const check = async () => {
    // A hidden page is checked when it is shown.
    if (document.visibilityState !== 'visible' || asking.current) return
    asking.current = true
    try {
      const params = { id: familyId }
      const known = await send<typeof readTodayContract>('GET', '/families/{id}/today', { params })
      waitForMidnight(known)
      if (known.date !== today.date) router.refresh()
    } catch (error) {
      if (!(error instanceof ApiError)) throw error
      if (error.status === 0 || error.status >= 500) wait(RETRY_MS)
    } finally {
      asking.current = false
    }
  }

  const begin = useEffectEvent(waitForMidnight)
  const look = useEffectEvent(() => void check())
  useEffect(() => {
    begin(today)
    return () => clearTimeout(timer.current)
  }, [today])
  useEffect(() => {
    const show = ({ persisted }: PageTransitionEvent) => persisted && look()
    const see = () => look()
    document.addEventListener('visibilitychange', see)
    window.addEventListener('pageshow', show)
    window.addEventListener('online', see)
    return () => {
      document.removeEventListener('visibilitychange', see)
      window.removeEventListener('pageshow', show)
      window.removeEventListener('online', see)
    }
  }, [])
  return null
}
