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
  const { result } = useCompletionContext()
  const isPending = result?.stage === 'moment'
  useEffect(() => {
    if (isPending) void loadCard().catch(() => undefined)
  }, [isPending])
  return result && !isPending ? <CompletionNoticeCard result={result} /> : null
}
