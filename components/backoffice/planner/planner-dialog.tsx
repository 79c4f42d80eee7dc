'use client'

import { useTranslations } from 'next-intl'
import { useState } from 'react'
import { LazyErrorIllustration } from '@/components/art/lazy-error-illustration'
import { Button } from '@/components/ui/button'
import { EmptyState } from '@/components/ui/empty-state'
import { GuardedDialog } from '@/components/ui/guarded-dialog'
import { Skeleton } from '@/components/ui/skeleton'
import { useDialogData } from '../use-dialog-data'
import { loadWeek } from './load-week'
import { PlannerBoardSkeleton } from './planner-board'
import { PlannerContent } from './planner-content'
import { PlannerHeader } from './planner-header'
import { PlannerProvider } from './planner-provider'

type PlannerDialogProps = { challengeId: string; title: string; open: boolean; onClose: () => void }

export function PlannerDialog({ challengeId, title, open, onClose }: PlannerDialogProps) {
  const t = useTranslations('planner')
  const common = useTranslations('common')
  const { data: week, error, retry } = useDialogData(challengeId, loadWeek)
  const [guard, setGuard] = useState({ dirty: false, locked: false })
  const renderLoading = () => (
    <>
      <PlannerHeader
        title={title}
        period={<Skeleton className="mt-1 h-4 w-56" />}
        toolbar={<Skeleton className="h-11 w-80 max-w-full" />}
      />
      <PlannerBoardSkeleton label={common('loading')} />
    </>
  )
  const renderFailed = (text: string) => (
    <>
      <PlannerHeader title={title} />
      <div role="alert" className="overflow-y-auto">
        <EmptyState
          headingLevel={3}
          art={<LazyErrorIllustration />}
          title={t('failed.title')}
          text={text || t('failed.text')}
          action={<Button onClick={retry}>{common('retry')}</Button>}
        />
      </div>
    </>
  )
  const renderContent = () => {
    if (error) return renderFailed(error.message)
    if (!week) return renderLoading()
    return (
      <PlannerProvider loaded={week} onGuard={setGuard} onSaved={onClose}>
        <PlannerContent title={title} />
      </PlannerProvider>
    )
  }
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
      // Escape first cancels a drag.
      onEscapeKeyDown={(event) => document.querySelector('[data-dragging]') && event.preventDefault()}
      className="flex h-dvh max-h-dvh flex-col overflow-hidden p-0 max-sm:rounded-t-none sm:h-[calc(100dvh-3rem)] sm:max-h-[calc(100dvh-3rem)] sm:max-w-none sm:p-0"
    >
      {renderContent()}
    </GuardedDialog>
  )
}
