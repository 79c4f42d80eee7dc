'use client'

import { useTranslations } from 'next-intl'
import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { useApiMutation } from '@/components/shell/use-api-mutation'
import type { ChallengeTaskView, ChallengeView } from '@/lib/features/challenges/schema'
import type { undoSwapContract } from '@/lib/features/completions/swaps/contract'
import { send } from '@/lib/platform/http/api-client'
import { SwapDialog } from './swap-dialog'

export type SwappableTask = {
  challenge: ChallengeView
  task: ChallengeTaskView
  /** Of a swapped task. */
  points: number
}

type SwapChangeProps = SwappableTask & { open: boolean; onClose: () => void }

/** Offers other tasks for a planned one; a swapped one returns to the plan at once. */
export function SwapChange({ task, ...swap }: SwapChangeProps) {
  // A swap changes the task while its dialog closes.
  const [isReturn] = useState(task.swappedFrom !== null)
  return isReturn ? (
    <SwapReturn assignmentId={task.id} {...swap} />
  ) : (
    <SwapDialog assignmentId={task.id} {...swap} />
  )
}

type SwapReturnProps = Pick<SwapChangeProps, 'challenge' | 'onClose'> & { assignmentId: string }

function SwapReturn({ challenge, assignmentId, onClose }: SwapReturnProps) {
  const t = useTranslations('challenge.swap')
  const { run, isPending } = useApiMutation(
    () =>
      send<typeof undoSwapContract>('DELETE', '/challenges/{id}/tasks/{taskId}/swap', {
        params: { id: challenge.id, taskId: assignmentId },
      }),
    { success: t('undone'), error: t('failed'), refresh: true },
  )
  const hasStarted = useRef(false)
  const undoSwap = useEffectEvent(() => void run())
  useEffect(() => undoSwap(), [])
  useEffect(() => {
    if (isPending) hasStarted.current = true
    else if (hasStarted.current) onClose()
  }, [isPending, onClose])
  return null
}
