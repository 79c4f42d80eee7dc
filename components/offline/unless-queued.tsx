'use client'

import { Hourglass } from 'lucide'
import { useTranslations } from 'next-intl'
import type { ReactNode } from 'react'
import { Button } from '@/components/ui/button'
import { cn } from '@/components/ui/cn'
import { Icon } from '@/components/ui/icon'
import { setQueue, useIsQueued } from './queue-state'

type UnlessQueuedProps = {
  taskId: string
  /** Shows only the icon on phones. */
  isRound?: boolean
  className?: string
  children: ReactNode
}

/** Round button without visible text on phones. */
export const ROUND = 'max-sm:size-11 max-sm:min-h-11 max-sm:px-0'

/** Renders its children, or a button for the queued photo. */
export function UnlessQueued({ taskId, isRound = false, className, children }: UnlessQueuedProps) {
  const t = useTranslations('queue')
  if (!useIsQueued(taskId)) return children
  return (
    <Button
      variant="secondary"
      className={cn(className, isRound && ROUND)}
      onClick={() => setQueue({ open: true })}
    >
      <Icon of={Hourglass} />
      <span className={isRound ? 'max-sm:sr-only' : undefined}>{t('task')}</span>
    </Button>
  )
}
