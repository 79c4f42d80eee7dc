'use client'

import { useEffect } from 'react'
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
  const { outcome, isMoment, endMoment } = useCompletionContext()
  if (!outcome || !isMoment) return null
  return <CompletionMoment completed={outcome.completed} week={week} onEnd={endMoment} />
}

function NoMoment({ onEnd }: { onEnd: () => void }) {
  useEffect(onEnd, [onEnd])
  return null
}
