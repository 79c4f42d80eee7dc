'use client'

import { useTranslations } from 'next-intl'
import { useEffect, useRef } from 'react'
import { Alert } from '@/components/ui/alert'
import { Button } from '@/components/ui/button'
import { DialogDescription, DialogFooter, DialogHeader, DialogTitle } from '@/components/ui/dialog'
import { GuardedDialog } from '@/components/ui/guarded-dialog'
import { Progress } from '@/components/ui/progress'
import { Spinner } from '@/components/ui/spinner'
import { ContentDrop } from './content-drop'
import { Difference } from './difference'
import { type Problem, useImport } from './use-import'
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

function ImportProgress({ task, share }: { task: 'check' | 'import'; share: number }) {
  const t = useTranslations('transfer.importDialog')
  const arrived = share === 1
  const doing = arrived ? t(task === 'check' ? 'checking' : 'importing') : t('uploading')
  return (
    <div className="grid gap-3 py-4">
      <p role="status" className="flex items-center gap-2 font-bold">
        <Spinner className="size-5" />
        {doing}
      </p>
      <div className="flex items-center gap-3">
        <Progress value={share * 100} label={t('uploading')} className="flex-1" />
        <span aria-hidden className="min-w-12 text-right font-bold text-sm tabular-nums">
          {t('working', { share })}
        </span>
      </div>
    </div>
  )
}

const SHOWN = 20

function ImportProblem({ problem: { text, places } }: { problem: Problem }) {
  const t = useTranslations('transfer.importDialog')
  return (
    <Alert tone="error" role="alert" title={text} className="mb-4">
      {places.length > 0 ? (
        <ul className="mt-2 grid max-h-56 gap-1.5 overflow-y-auto text-sm">
          {places.slice(0, SHOWN).map(({ path, text: why }) => (
            <li key={path} className="break-words">
              <code className="mr-1.5 rounded bg-card px-1.5 py-0.5 text-xs">{path}</code>
              {why}
            </li>
          ))}
          {places.length > SHOWN ? <li>{t('moreWrong', { count: places.length - SHOWN })}</li> : null}
        </ul>
      ) : (
        t('failed')
      )}
    </Alert>
  )
}
