'use client'

import { useTranslations } from 'next-intl'
import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { notify } from '@/components/shell/notify'
import type { CompletionResult } from '@/lib/features/completions/schema'
import { useRouter } from '@/lib/platform/i18n/navigation'
import { getQueue, useQueue } from './queue'
import { reportVisit } from './report-visit'
import { type Arrived, type Ending, sendAll } from './send-all'

const PAUSES_S = [5, 15, 45, 120, 300]

/** Sends the queue: at once, back online, on a visible page, and as retries with growing delays. */
export function useSender() {
  const t = useTranslations('queue')
  const tErrors = useTranslations('errors')
  const router = useRouter()
  const [ending, setEnding] = useState<Ending>('empty')
  const [arrived, setArrived] = useState<Arrived[]>([])
  const [rewards, setRewards] = useState<CompletionResult[]>([])
  const running = useRef(false)
  const wanted = useRef(false)
  const trouble = useRef('')
  const failures = useRef(0)
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  const left = useQueue(({ photos }) => photos.filter(({ refusal }) => !refusal).length)

  const round = async (): Promise<Ending> => {
    let over = 0
    const sent = (news: Arrived) => {
      over += 1
      const { completed } = news
      setArrived((before) => [...before, news])
      if (completed.badge) setRewards((before) => [...before, completed])
      void notify('success', t('sent'))
    }
    const done = (byUs: boolean) => {
      over += 1
      void notify(byUs ? 'success' : 'info', byUs ? t('sent') : tErrors('already_completed'))
    }
    trouble.current = ''
    const failed = (message: string) => {
      trouble.current = message
    }
    const end = await sendAll({ sent, done, failed })
    if (over > 0) {
      failures.current = 0
      reportVisit({ changed: true })
      router.refresh()
    }
    return end
  }

  const tryLater = () => {
    if (wanted.current) void notify('error', trouble.current || tErrors('network'))
    const pause = PAUSES_S[Math.min(failures.current, PAUSES_S.length - 1)] ?? 0
    failures.current += 1
    timer.current = setTimeout(() => void start(false), pause * 1000)
  }

  const start = async (asked: boolean) => {
    if (running.current) wanted.current ||= asked
    if (running.current || getQueue().photos.every(({ refusal }) => refusal)) return
    if (!asked && !navigator.onLine) return
    running.current = true
    wanted.current = asked
    clearTimeout(timer.current)
    try {
      // IndexedDB can fail, too.
      const end = await round().catch((): Ending => 'wait')
      setEnding(end)
      if (end === 'wait') tryLater()
    } finally {
      running.current = false
    }
  }

  const go = useEffectEvent(() => void start(false))
  useEffect(() => {
    if (left > 0) go()
  }, [left])
  useEffect(() => {
    const back = () => {
      failures.current = 0
      go()
    }
    const seen = () => document.visibilityState === 'visible' && go()
    window.addEventListener('online', back)
    document.addEventListener('visibilitychange', seen)
    return () => {
      clearTimeout(timer.current)
      window.removeEventListener('online', back)
      document.removeEventListener('visibilitychange', seen)
    }
  }, [])

  return {
    sendNow: () => start(true),
    isPaused: ending === 'paused',
    arrived,
    seen: () => setArrived([]),
    reward: rewards[0] ?? null,
    celebrated: () => setRewards(([, ...others]) => others),
  }
}
