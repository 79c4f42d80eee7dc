'use client'

import { useTranslations } from 'next-intl'
import { useEffect, useRef } from 'react'
import { Alert } from '@/components/ui/alert'
import { Button } from '@/components/ui/button'
import { DialogDescription, DialogFooter, DialogHeader, DialogTitle } from '@/components/ui/dialog'
import { GuardedDialog } from '@/components/ui/guarded-dialog'
import { ContentDrop } from './content-drop'
import { Difference } from './difference'
import { ImportProblem } from './import-problem'
import { ImportProgress } from './import-progress'
import { useImport } from './use-import'
import { useUnsavedChangesLabels } from './use-unsaved-changes-labels'

export function ImportDialog({ open, onClose }: { open: boolean; onClose: () => void }) {
  const t = useTranslations('transfer.importDialog')
  const common = useTranslations('common')
  const question = useUnsavedChangesLabels()
  const { state, choose, confirm, close } = useImport(onClose)
  const title = useRef<HTMLHeadingElement>(null)
  const found = state.step === 'found' ? state : null
  const changes = found?.result.changes.filter(({ change }) => change !== 'conflict').length ?? 0

  useEffect(() => {
    // The focused element was removed with the previous step.
    if (state.step === 'found') title.current?.focus()
  }, [state.step])

  return (
    <GuardedDialog
      open={open}
      onClose={close}
      dirty={false}
      locked={state.step === 'sending' && state.task === 'import'}
      closeLabel={common('close')}
      question={question}
      className="sm:max-w-2xl"
    >
      <DialogHeader>
        <DialogTitle>{t('title')}</DialogTitle>
        <DialogDescription>{t('text')}</DialogDescription>
      </DialogHeader>
      {state.step !== 'sending' && state.problem ? <ImportProblem problem={state.problem} /> : null}
      {state.step === 'choose' ? <ContentDrop onChoose={choose} /> : null}
      {state.step === 'sending' ? <ImportProgress task={state.task} share={state.share} /> : null}
      {found ? (
        <>
          {found.meanwhile ? (
            <Alert tone="warning" role="alert" className="mb-4">
              {t('meanwhile')}
            </Alert>
          ) : null}
          <h3 ref={title} tabIndex={-1} className="mb-3 text-lg outline-none">
            {t('found')}
          </h3>
          <Difference result={found.result} />
        </>
      ) : null}
      <DialogFooter>
        <Button
          variant="secondary"
          onClick={close}
          disabled={state.step === 'sending' && state.task === 'import'}
        >
          {found && changes === 0 ? common('close') : common('cancel')}
        </Button>
        {found && changes > 0 ? <Button onClick={confirm}>{t('do', { count: changes })}</Button> : null}
      </DialogFooter>
    </GuardedDialog>
  )
}
