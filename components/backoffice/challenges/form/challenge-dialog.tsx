'use client'

import { useLocale, useTranslations } from 'next-intl'
import { useState } from 'react'
import { DialogDescription, DialogHeader, DialogTitle } from '@/components/ui/dialog'
import { GuardedDialog } from '@/components/ui/guarded-dialog'
import { Skeleton } from '@/components/ui/skeleton'
import type { Locale } from '@/lib/platform/i18n/locales'
import { useDialogData } from '../../use-dialog-data'
import { loadSource } from '../challenge-requests'
import { LoadFailure } from '../load-failure'
import { ChallengeForm } from './challenge-form'
import { type FormFocus, newValues, toChallengeValues } from './challenge-values'

type ChallengeDialogProps = {
  open: boolean
  /** Null if new. */
  challengeId: string | null
  today: string
  focus?: FormFocus | undefined
  onClose: () => void
  onDone: (id: string) => void
}

/** Renders a challenge's form with values fetched on opening. */
export function ChallengeDialog({ open, challengeId, today, focus, onClose, onDone }: ChallengeDialogProps) {
  const t = useTranslations('challengeEditor')
  const common = useTranslations('common')
  const [state, setState] = useState({ dirty: false, locked: false })
  return (
    <GuardedDialog
      {...state}
      open={open}
      onClose={onClose}
      closeLabel={common('close')}
      className="sm:max-w-4xl"
      question={{
        title: common('unsaved.title'),
        text: common('unsaved.text'),
        keep: common('unsaved.keep'),
        discard: common('unsaved.discard'),
      }}
    >
      <DialogHeader>
        <DialogTitle>{t(challengeId ? 'editTitle' : 'createTitle')}</DialogTitle>
        <DialogDescription>{t(challengeId ? 'editText' : 'createText')}</DialogDescription>
      </DialogHeader>
      {challengeId ? (
        <EditForm id={challengeId} today={today} focus={focus} onState={setState} onDone={onDone} />
      ) : (
        <CreateForm today={today} onState={setState} onDone={onDone} />
      )}
    </GuardedDialog>
  )
}

type FormProps = {
  today: string
  focus?: FormFocus | undefined
  onState: (state: { dirty: boolean; locked: boolean }) => void
  onDone: (id: string) => void
}

function CreateForm(props: FormProps) {
  const locale = useLocale() as Locale
  return <ChallengeForm {...props} source={null} values={newValues(locale, props.today)} />
}

function EditForm({ id, ...props }: FormProps & { id: string }) {
  const { data, error, retry } = useDialogData(id, loadSource)
  if (error) return <LoadFailure error={error} onRetry={retry} />
  if (!data) return <FormSkeleton />
  return <ChallengeForm {...props} source={data} values={toChallengeValues(data)} />
}

function FormSkeleton() {
  return (
    <div className="grid gap-6 md:grid-cols-2">
      {['base', 'other'].map((column) => (
        <div key={column} className="grid gap-4">
          <Skeleton className="h-8 w-40" />
          <Skeleton className="h-18" />
          <Skeleton className="h-32" />
        </div>
      ))}
      <Skeleton className="h-40 md:col-span-2" />
    </div>
  )
}
