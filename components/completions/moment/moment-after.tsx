'use client'

import { useEffect, useEffectEvent } from 'react'
import { lazyClient } from '@/components/ui/lazy-client'
import { useCompletionContext } from '../completion-provider'
import type { MomentWeek } from './completion-moment'

const CompletionMoment = lazyClient(() =>
  import('./completion-moment').then(
    (module) => module.CompletionMoment,
    () => NoMoment,
  ),
)

export function MomentAfter({ week }: { week: MomentWeek }) {
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
