'use client'

import { useLocale, useTranslations } from 'next-intl'
import { useEffect, useEffectEvent, useState } from 'react'
import { EditorForm } from '@/components/backoffice/content/content-editor'
import { CheckboxField } from '@/components/form/checkbox-field'
import { FormError } from '@/components/form/form-error'
import { InputDialog } from '@/components/form/input-dialog'
import { Alert } from '@/components/ui/alert'
import { Skeleton } from '@/components/ui/skeleton'
import type { ChallengeSource } from '@/lib/features/challenges/editor/schema'
import { isLocalDate, nextMonday } from '@/lib/platform/dates/local-date'
import { LoadFailure, useDialogData } from '../../dialog-data'
import { loadFindings, loadSource } from '../challenge-requests'
import { FindingList } from '../finding-list'
import { ScheduleFields, TextFields } from './challenge-fields'
import { ConflictNotice } from './conflict-notice'
import {
  type ChallengeFormState,
  type ChallengeValues,
  type FormFocus,
  newValues,
  toChallengeValues,
  useChallengeForm,
} from './use-challenge-form'

type ChallengeDialogProps = {
  open: boolean
  /** Null if new. */
  challengeId: string | null
  /** Of a new one, from the URL; by default and instead of a past one the next Monday. */
  startDate?: string | undefined
  today: string
  focus?: FormFocus | undefined
  onClose: () => void
  onDone: (id: string) => void
}

/** Renders a challenge's form with values fetched on opening. */
export function ChallengeDialog({ open, challengeId, startDate, onClose, ...props }: ChallengeDialogProps) {
  const t = useTranslations('challengeEditor')
  const locale = useLocale()
  const [state, setState] = useState({ dirty: false, locked: false })
  const firstDay = isLocalDate(startDate) && startDate >= props.today ? startDate : nextMonday(props.today)
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
        <EditForm id={challengeId} onState={setState} {...props} />
      ) : (
        <ChallengeForm source={null} values={newValues(locale, firstDay)} onState={setState} {...props} />
      )}
    </InputDialog>
  )
}

type FormProps = Pick<ChallengeDialogProps, 'today' | 'focus' | 'onDone'> & {
  onState: (state: { dirty: boolean; locked: boolean }) => void
}

function EditForm({ id, ...props }: FormProps & { id: string }) {
  const t = useTranslations('challengeEditor.failed')
  const { data, error, retry } = useDialogData(id, loadSource)
  if (error) return <LoadFailure title={t('fetch')} error={error} onRetry={retry} />
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

type ChallengeFormProps = FormProps & { source: ChallengeSource | null; values: ChallengeValues }

function ChallengeForm({ source, values, focus, today, onState, onDone }: ChallengeFormProps) {
  const t = useTranslations('challengeEditor')
  const { form, base, conflict } = useChallengeForm({ source, values, today, onDone })
  const { submitting, setFocus, formState } = form
  const { isDirty } = formState
  useEffect(() => onState({ dirty: isDirty, locked: submitting }), [isDirty, submitting, onState])
  const getFirstField = useEffectEvent(() => findFirstField(values, source, focus))
  // The dialog sets its focus before the form is fetched.
  useEffect(() => setFocus(getFirstField()), [setFocus])
  return (
    <EditorForm form={form} submitLabel={t(source ? 'save' : 'create')} className="grid gap-7">
      <TextFields form={form} />
      <ScheduleFields form={form} source={base} today={today} />
      {base ? <ActiveField form={form} source={base} /> : null}
      {conflict.happened ? <ConflictNotice form={form} conflict={conflict} /> : null}
      {conflict.isSettled && isDirty ? <Alert role="status">{t('conflict.kept')}</Alert> : null}
      <FormError
        message={conflict.happened || conflict.isSettled ? undefined : (form.errorMessage ?? undefined)}
      />
    </EditorForm>
  )
}

function findFirstField(
  { language, texts }: ChallengeValues,
  source: ChallengeSource | null,
  focus?: FormFocus,
) {
  if (focus === 'schedule' && !source?.hasBegun) return 'startDate'
  const shown = focus && focus !== 'schedule' ? focus : language
  return `texts.${shown}.${focus === shown && texts[shown].title ? 'description' : 'title'}` as const
}

function ActiveField({ form, source }: { form: ChallengeFormState; source: ChallengeSource }) {
  const t = useTranslations('challengeEditor')
  const isChosen = form.watch('isActive')
  if (!source.isActive && source.taskCount === 0)
    return (
      <CheckboxField label={t('isActive')} hint={t('activeNeedsTasks')} checked={false} disabled readOnly />
    )
  return (
    <div className="grid gap-3">
      <CheckboxField label={t('isActive')} hint={t('activeHint')} {...form.field('isActive')} />
      {isChosen && !source.isActive ? <Findings source={source} /> : null}
    </div>
  )
}

function Findings({ source }: { source: ChallengeSource }) {
  const t = useTranslations('challengeEditor')
  const { data, error, retry } = useDialogData(source.id, loadFindings)
  if (error) return <LoadFailure title={t('failed.fetch')} error={error} onRetry={retry} />
  if (!data) return <Skeleton className="h-16" />
  return (
    <section aria-label={t('findingsAhead')} role="status">
      <p className="mb-2 font-bold">{data.length > 0 ? t('findingsAhead') : t('checkGood')}</p>
      <FindingList findings={data} challenge={source} />
    </section>
  )
}
