'use client'

import { useTranslations } from 'next-intl'
import { useState } from 'react'
import { LazyErrorIllustration } from '@/components/art/lazy-error-illustration'
import { Button } from '@/components/ui/button'
import { DialogDescription, DialogTitle } from '@/components/ui/dialog'
import { EmptyState } from '@/components/ui/empty-state'
import { GuardedDialog } from '@/components/ui/guarded-dialog'
import { Skeleton } from '@/components/ui/skeleton'
import { PlannerHeader } from './planner-header'
import { PlannerProvider } from './planner-provider'
import { PlannerSkeleton } from './planner-skeleton'
import { useWeek } from './use-week'

type PlannerDialogProps = { challengeId: string; title: string; open: boolean; onClose: () => void }

export function PlannerDialog({ challengeId, title, open, onClose }: PlannerDialogProps) {
  const t = useTranslations('planner')
  const common = useTranslations('common')
  const { state, retry } = useWeek(challengeId)
  const [guard, setGuard] = useState({ dirty: false, locked: false })
  return (
    <GuardedDialog
      open={open}
      onClose={onClose}
      {...guard}
      closeLabel={common('close')}
      question={{
        title: t('closing.title'),
        text: t('closing.text'),
        keep: common('unsaved.keep'),
        discard: common('unsaved.discard'),
      }}
      // Escape first closes an open menu or cancels a drag.
      onEscapeKeyDown={(event) => document.querySelector('[data-holds-escape]') && event.preventDefault()}
      className="flex h-dvh max-h-dvh flex-col overflow-hidden p-0 max-sm:rounded-t-none sm:h-[calc(100dvh-3rem)] sm:max-h-[calc(100dvh-3rem)] sm:max-w-none sm:p-0"
    >
      {state.name === 'ready' ? (
        <PlannerProvider loaded={state.week} title={title} onGuard={setGuard} onSaved={onClose} />
      ) : (
        <PlannerHeader
          tools={state.name === 'loading' ? <Skeleton className="h-11 w-80 max-w-full" /> : null}
        >
          <DialogDescription className="truncate font-bold text-leaf-ink text-sm">{title}</DialogDescription>
          <DialogTitle>{t('title')}</DialogTitle>
          {state.name === 'loading' ? <Skeleton className="mt-1 h-4 w-56" /> : null}
        </PlannerHeader>
      )}
      {state.name === 'loading' ? <PlannerSkeleton label={common('loading')} /> : null}
      {state.name === 'failed' ? (
        <div role="alert" className="overflow-y-auto">
          <EmptyState
            headingLevel={3}
            art={<LazyErrorIllustration />}
            title={t('failed.title')}
            text={state.message || t('failed.text')}
            action={<Button onClick={retry}>{common('retry')}</Button>}
          />
        </div>
      ) : null}
    </GuardedDialog>
  )
}
