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

/** Shows the moment after the last completion. */
export function MomentAfter({ week }: { week: MomentWeek }) {
  const { outcome, isMoment, endMoment } = useCompletionContext()
  if (!outcome || !isMoment) return null
  return <CompletionMoment completed={outcome.completed} week={week} onEnd={endMoment} />
}

/** Goes on without the moment when its code cannot be loaded. */
function NoMoment({ onEnd }: { onEnd: () => void }) {
  useEffect(onEnd, [onEnd])
  return null
}
