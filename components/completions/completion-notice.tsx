'use client'

import { useEffect } from 'react'
import { lazyClient } from '@/components/ui/lazy-client'
import { useCompletionContext } from './completion-provider'

const loadCard = () => import('./completion-notice-card')
const CompletionNoticeCard = lazyClient(() => loadCard().then((module) => module.CompletionNoticeCard), {
  optional: true,
})

/** Shows the last completion's result, after the moment that covers it. */
export function CompletionNotice() {
  const { outcome, isMoment } = useCompletionContext()
  const isPending = outcome !== null && isMoment
  useEffect(() => {
    if (isPending) void loadCard().catch(() => undefined)
  }, [isPending])
  return outcome && !isMoment ? <CompletionNoticeCard outcome={outcome} /> : null
}
