'use client'

import { useEffect, useEffectEvent } from 'react'
import { lazyClient } from '@/components/ui/lazy-client'
import { useCompletionContext } from '../completion-provider'
import type { MomentWeek } from './completion-moment'
import { loadMoment } from './load-moment'

const CompletionMoment = lazyClient(() =>
  loadMoment().then(
    (module) => module.CompletionMoment,
    () => NoMoment,
  ),
)

/** Shows the moment after a completion. */
export function MomentAfter({ week }: { week: MomentWeek }) {
  const { outcome, isMoment, newsRef, refreshPage, endMoment } = useCompletionContext()
  if (!outcome || !isMoment) return null
  return (
    <CompletionMoment
      ref={newsRef}
      completed={outcome.completed}
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
