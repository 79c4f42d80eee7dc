'use client'

import { lazyClient } from '@/components/ui/lazy-client'
import { useCompletionContext } from './completion-provider'

const CompletionNoticeCard = lazyClient(
  () => import('./completion-notice-card').then((module) => module.CompletionNoticeCard),
  { optional: true },
)

/** Shows the last completion's result. */
export function CompletionNotice() {
  const { outcome } = useCompletionContext()
  return outcome ? <CompletionNoticeCard outcome={outcome} /> : null
}
