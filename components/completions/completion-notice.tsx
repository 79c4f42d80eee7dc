'use client'

import { lazyClient } from '@/components/ui/lazy-client'
import { useCompletionContext } from './completion-provider'

const CompletionNoticeCard = lazyClient(
  () => import('./completion-notice-card').then((module) => module.CompletionNoticeCard),
  { optional: true },
)

/** Shows the last completion's result, after the moment that covers it. */
export function CompletionNotice() {
  const { outcome, isMoment } = useCompletionContext()
  return outcome && !isMoment ? <CompletionNoticeCard outcome={outcome} /> : null
}
