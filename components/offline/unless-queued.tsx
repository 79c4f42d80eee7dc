'use client'

import { Hourglass } from 'lucide'
import { useTranslations } from 'next-intl'
import type { ReactNode } from 'react'
import { Button } from '@/components/ui/button'
import { Icon } from '@/components/ui/icon'
import { setQueue, useIsQueued } from './queue-state'

type UnlessQueuedProps = {
  assignmentId: string
  className?: string
  children: ReactNode
}

/** Renders its children, or a button for the queued photo. */
export function UnlessQueued({ assignmentId, className, children }: UnlessQueuedProps) {
  const t = useTranslations('queue')
  if (!useIsQueued(assignmentId)) return children
  return (
    <Button variant="secondary" className={className} onClick={() => setQueue({ open: true })}>
      <Icon of={Hourglass} />
      {t('taskQueued')}
    </Button>
  )
}
