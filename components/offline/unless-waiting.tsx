'use client'

import { Hourglass } from 'lucide'
import { useTranslations } from 'next-intl'
import type { ReactNode } from 'react'
import { Button } from '@/components/ui/button'
import { Icon } from '@/components/ui/icon'
import { setQueue, useIsWaiting } from './queue'

type UnlessWaitingProps = { taskId: string; className?: string; children: ReactNode }

/** Renders its children, or a button for the queued photo. */
export function UnlessWaiting({ taskId, className, children }: UnlessWaitingProps) {
  const t = useTranslations('queue')
  if (!useIsWaiting(taskId)) return children
  return (
    <Button variant="secondary" className={className} onClick={() => setQueue({ open: true })}>
      <Icon of={Hourglass} />
      {t('task')}
    </Button>
  )
}
