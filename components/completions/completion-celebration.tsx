'use client'

import { useEffect, useEffectEvent } from 'react'
import { lazyClient } from '@/components/ui/lazy-client'
import { useCompletionContext } from './completion-provider'
import type { MomentWeek } from './moment/completion-moment'

const CompletionMoment = lazyClient(() =>
  import('./moment/completion-moment').then(
    (module) => module.CompletionMoment,
    () => NoMoment,
  ),
)

const loadCard = () => import('./completion-notice-card')
const CompletionNoticeCard = lazyClient(() => loadCard().then((module) => module.CompletionNoticeCard), {
  optional: true,
})

/** Celebrates the last completion on the whole screen, before its notice. */
export function CompletionCelebration({ week }: { week: MomentWeek }) {
  const { result, resultRef, refreshPage, endMoment } = useCompletionContext()
  if (result?.stage !== 'moment') return null
  return (
    <CompletionMoment
      ref={resultRef}
      response={result.response}
      week={week}
      onLeave={refreshPage}
      onEnd={endMoment}
    />
  )
}

function NoMoment({ onLeave, onEnd }: { onLeave: () => void; onEnd: () => void }) {
  const end = useEffectEvent(() => {
    onLeave()
    onEnd()
  })
  useEffect(() => end(), [])
  return null
}

/** Shows the last completion's result, after the moment that covers it. */
export function CompletionNotice() {
  const { result } = useCompletionContext()
  const isPending = result?.stage === 'moment'
  useEffect(() => {
    if (isPending) void loadCard().catch(() => undefined)
  }, [isPending])
  return result && !isPending ? <CompletionNoticeCard result={result} /> : null
}
