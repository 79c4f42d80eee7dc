'use client'

import { Camera, Hourglass } from 'lucide'
import { useTranslations } from 'next-intl'
import { useEffect, useEffectEvent } from 'react'
import { setQueue, useIsWaiting } from '@/components/offline/queue'
import { Button } from '@/components/ui/button'
import type { ButtonVariants } from '@/components/ui/button-variants'
import { Icon } from '@/components/ui/icon'
import { getRequestedTask, useCompletionContext } from './completion-provider'

type CompleteButtonProps = ButtonVariants & { task: { id: string; title: string }; className?: string }

/** Opens the completion dialog or the offline queue. */
export function CompleteButton({ task, variant, ...look }: CompleteButtonProps) {
  const t = useTranslations('complete')
  const { openCompleteDialog, requestedTask } = useCompletionContext()
  const waiting = useIsWaiting(task.id)
  const openIfAsked = useEffectEvent(() => {
    if (!requestedTask && getRequestedTask() === task.id)
      openCompleteDialog({ id: task.id, title: task.title })
  })
  // A page's offline copy does not know the query of its address.
  useEffect(() => openIfAsked(), [])
  const press = () => {
    if (waiting) setQueue({ open: true })
    else openCompleteDialog({ id: task.id, title: task.title })
  }
  return (
    <Button {...look} variant={waiting ? 'secondary' : variant} onClick={press}>
      {waiting ? <Icon of={Hourglass} /> : <Icon of={Camera} />}
      {waiting ? t('waiting') : t('send')}
      <span className="sr-only"> {t('forTask', { task: task.title })}</span>
    </Button>
  )
}
