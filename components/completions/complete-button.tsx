'use client'

import { Camera, Hourglass } from 'lucide'
import { useTranslations } from 'next-intl'
import { useEffect, useEffectEvent } from 'react'
import { setQueue, useIsQueued } from '@/components/offline/queue-state'
import { Button } from '@/components/ui/button'
import type { ButtonVariants } from '@/components/ui/button-variants'
import { Icon } from '@/components/ui/icon'
import { readRequestedAssignmentId, useCompletionContext } from './completion-provider'

type CompleteButtonProps = ButtonVariants & { task: { id: string; title: string }; className?: string }

export function CompleteButton({ task, variant, ...props }: CompleteButtonProps) {
  const t = useTranslations('complete')
  const { openCompleteDialog } = useCompletionContext()
  const isQueued = useIsQueued(task.id)
  const openIfRequested = useEffectEvent(() => {
    if (readRequestedAssignmentId() === task.id) openCompleteDialog({ id: task.id, title: task.title })
  })
  // Read in the browser: offline, the service worker responds with a page that was rendered for another query.
  useEffect(() => openIfRequested(), [])
  const press = () => {
    if (isQueued) setQueue({ open: true })
    else openCompleteDialog({ id: task.id, title: task.title })
  }
  return (
    <Button {...props} variant={isQueued ? 'secondary' : variant} onClick={press}>
      {isQueued ? <Icon of={Hourglass} /> : <Icon of={Camera} />}
      {isQueued ? t('queued') : t('send')}
      <span className="sr-only"> {t('forTask', { task: task.title })}</span>
    </Button>
  )
}
