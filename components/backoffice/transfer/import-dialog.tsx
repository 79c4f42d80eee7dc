'use client'

import { FileUp } from 'lucide'
import { useTranslations } from 'next-intl'
import { useEffect, useRef } from 'react'
import { InputDialog } from '@/components/form/input-dialog'
import { Alert } from '@/components/ui/alert'
import { Button } from '@/components/ui/button'
import { DialogFooter } from '@/components/ui/dialog'
import { Icon } from '@/components/ui/icon'
import { Spinner } from '@/components/ui/spinner'
import { FileDrop, UploadProgress } from '../content/file-drop'
import { Difference } from './difference'
import { type Problem, useImport } from './use-import'

export function ImportDialog({ open, onClose }: { open: boolean; onClose: () => void }) {
  const t = useTranslations('transfer.importDialog')
  const common = useTranslations('common')
  const { state, choose, confirm, close } = useImport(onClose)
  const title = useRef<HTMLHeadingElement>(null)
  const isImporting = state.step === 'sending' && state.task === 'import'
  const found = state.step === 'found' ? state : null
  const changes = found?.result.changes.filter(({ change }) => change !== 'conflict').length ?? 0

  useEffect(() => {
    // The focused element was removed with the previous step.
    if (state.step === 'found') title.current?.focus()
  }, [state.step])

  return (
    <InputDialog
      open={open}
      onClose={close}
      title={t('title')}
      text={t('text')}
      locked={isImporting}
      className="sm:max-w-2xl"
    >
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
        <Button variant="secondary" onClick={close} disabled={isImporting}>
          {found && changes === 0 ? common('close') : common('cancel')}
        </Button>
        {found && changes > 0 ? <Button onClick={confirm}>{t('do', { count: changes })}</Button> : null}
      </DialogFooter>
    </InputDialog>
  )
}

function ContentDrop({ onChoose }: { onChoose: (file: File) => void }) {
  const t = useTranslations('transfer.importDialog')
  return (
    <FileDrop
      label={t('file')}
      aria-label={t('file')}
      name="content"
      accept="application/json,.json"
      onFile={onChoose}
      className="flex flex-wrap items-center gap-x-4 gap-y-2 rounded-card border-2 border-field/60 border-dashed p-6 transition-colors data-over:border-leaf data-over:bg-leaf-tint"
    >
      {(open) => (
        <>
          <Button variant="secondary" onClick={open}>
            <Icon of={FileUp} />
            {t('choose')}
          </Button>
          <p className="min-w-0 flex-[1_1_12rem] text-soft text-sm">{t('drop')}</p>
        </>
      )}
    </FileDrop>
  )
}

function ImportProgress({ task, share }: { task: 'check' | 'import'; share: number }) {
  const t = useTranslations('transfer.importDialog')
  const doing = share === 1 ? t(task === 'check' ? 'checking' : 'importing') : t('uploading')
  return (
    <div className="grid gap-3 py-4">
      <p role="status" className="flex items-center gap-2 font-bold">
        <Spinner className="size-5" />
        {doing}
      </p>
      <UploadProgress share={share} label={t('uploading')} />
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
