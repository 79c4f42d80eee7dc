'use client'

import { useTranslations } from 'next-intl'
import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { notify } from '@/components/shell/notify'
import type { CompletionResult } from '@/lib/features/completions/schema'
import { useRouter } from '@/lib/platform/i18n/navigation'
import { getQueue, useQueue } from './queue-state'
import { reportVisit } from './report-visit'
import { type CompletedPhoto, type QueueResult, sendQueue } from './send-queue'

const PAUSES_S = [5, 15, 45, 120, 300]

/** Sends the queue: at once, back online, on a visible page, and as retries with growing delays. */
export function useQueueSender() {
  const t = useTranslations('queue')
  const tErrors = useTranslations('errors')
  const router = useRouter()
  const [result, setResult] = useState<QueueResult>('empty')
  const [completed, setCompleted] = useState<CompletedPhoto[]>([])
  const [badgeResponses, setBadgeResponses] = useState<CompletionResult[]>([])
  const isSending = useRef(false)
  // Only a user who pressed the button gets an error message.
  const isRequested = useRef(false)
  const errorMessage = useRef('')
  const failures = useRef(0)
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  const unsent = useQueue(({ photos }) => photos.filter(({ refusal }) => !refusal).length)

  const sendPhotos = async (): Promise<QueueResult> => {
    let finished = 0
    errorMessage.current = ''
    const end = await sendQueue({
      onCompleted: (photo) => {
        finished += 1
        setCompleted((before) => [...before, photo])
        const { response } = photo
        if (response.badge) setBadgeResponses((before) => [...before, response])
        void notify('success', t('sent'))
      },
      onAlreadyCompleted: (isOwn) => {
        finished += 1
        void notify(isOwn ? 'success' : 'info', isOwn ? t('sent') : tErrors('already_completed'))
      },
      onFailed: (message) => {
        errorMessage.current = message
      },
    })
    if (finished > 0) {
      failures.current = 0
      reportVisit({ changed: true })
      router.refresh()
    }
    return end
  }

  const retryLater = () => {
    if (isRequested.current) void notify('error', errorMessage.current || tErrors('network'))
    const pause = PAUSES_S[Math.min(failures.current, PAUSES_S.length - 1)] ?? 0
    failures.current += 1
    timer.current = setTimeout(() => void start(false), pause * 1000)
  }

  const start = async (isByUser: boolean) => {
    if (isSending.current) isRequested.current ||= isByUser
    if (isSending.current || getQueue().photos.every(({ refusal }) => refusal)) return
    if (!isByUser && !navigator.onLine) return
    isSending.current = true
    isRequested.current = isByUser
    clearTimeout(timer.current)
    try {
      // IndexedDB can fail, too.
      const end = await sendPhotos().catch((): QueueResult => 'retry-queue')
      setResult(end)
      if (end === 'retry-queue') retryLater()
    } finally {
      isSending.current = false
    }
  }

  const sendAutomatically = useEffectEvent(() => void start(false))
  useEffect(() => {
    if (unsent > 0) sendAutomatically()
  }, [unsent])
  useEffect(() => {
    const onOnline = () => {
      failures.current = 0
      sendAutomatically()
    }
    const onVisible = () => document.visibilityState === 'visible' && sendAutomatically()
    window.addEventListener('online', onOnline)
    document.addEventListener('visibilitychange', onVisible)
    return () => {
      clearTimeout(timer.current)
      window.removeEventListener('online', onOnline)
      document.removeEventListener('visibilitychange', onVisible)
    }
  }, [])

  return {
    sendNow: () => start(true),
    isPaused: result === 'paused',
    completed,
    clearCompleted: () => setCompleted([]),
    badgeResponse: badgeResponses[0] ?? null,
    closeBadge: () => setBadgeResponses(([, ...others]) => others),
  }
}
