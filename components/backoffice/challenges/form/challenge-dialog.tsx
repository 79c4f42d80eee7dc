'use client'

import { useLocale, useTranslations } from 'next-intl'
import { useState } from 'react'
import { InputDialog } from '@/components/form/input-dialog'
import { Skeleton } from '@/components/ui/skeleton'
import type { Locale } from '@/lib/platform/i18n/locales'
import { useDialogData } from '../../use-dialog-data'
import { loadSource } from '../challenge-requests'
import { ChallengeForm, LoadFailure } from './challenge-form'
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
  const [state, setState] = useState({ dirty: false, locked: false })
  return (
    <InputDialog
      {...state}
      open={open}
      onClose={onClose}
      title={t(challengeId ? 'editTitle' : 'createTitle')}
      text={t(challengeId ? 'editText' : 'createText')}
      className="scroll-pb-24 sm:max-w-4xl"
    >
      {challengeId ? (
        <EditForm id={challengeId} today={today} focus={focus} onState={setState} onDone={onDone} />
      ) : (
        <CreateForm today={today} onState={setState} onDone={onDone} />
      )}
    </InputDialog>
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
