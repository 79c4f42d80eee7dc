'use client'

import { Close } from '@radix-ui/react-dialog'
import { useTranslations } from 'next-intl'
import { useEffect, useEffectEvent } from 'react'
import { CheckboxField } from '@/components/form/checkbox-field'
import { FormError } from '@/components/form/form-error'
import { Alert } from '@/components/ui/alert'
import { Button } from '@/components/ui/button'
import { PinnedFooter } from '@/components/ui/dialog'
import { Skeleton } from '@/components/ui/skeleton'
import type { ChallengeSource } from '@/lib/features/challenges/editor/schema'
import type { ApiError } from '@/lib/platform/http/client'
import { useDialogData } from '../../use-dialog-data'
import { loadFindings } from '../challenge-requests'
import { FindingList } from '../finding-list'
import { ScheduleFields, TextFields } from './challenge-fields'
import type { ChallengeValues, FormFocus } from './challenge-values'
import { ConflictNotice } from './conflict-notice'
import { type ChallengeFormState, useChallengeForm } from './use-challenge-form'

type ChallengeFormProps = {
  /** Null if new. */
  source: ChallengeSource | null
  values: ChallengeValues
  focus?: FormFocus | undefined
  today: string
  onState: (state: { dirty: boolean; locked: boolean }) => void
  onDone: (id: string) => void
}

export function ChallengeForm({ source, values, focus, today, onState, onDone }: ChallengeFormProps) {
  const t = useTranslations('challengeEditor')
  const common = useTranslations('common')
  const { form, base, conflict } = useChallengeForm({ source, values, today, onDone })
  const { isDirty } = form.formState
  const { submitting } = form
  useEffect(() => onState({ dirty: isDirty, locked: submitting }), [isDirty, submitting, onState])
  const { setFocus } = form
  const getFirstField = useEffectEvent(() => findFirstField(values, source, focus))
  // The dialog sets its focus before the form is fetched.
  useEffect(() => setFocus(getFirstField()), [setFocus])
  return (
    <form method="post" noValidate onSubmit={form.onSubmit} className="grid gap-7">
      <TextFields form={form} />
      <ScheduleFields form={form} source={base} today={today} />
      {base ? <ActiveField form={form} source={base} /> : null}
      {conflict.happened ? <ConflictNotice form={form} conflict={conflict} /> : null}
      {conflict.isSettled && isDirty ? <Alert role="status">{t('conflict.kept')}</Alert> : null}
      <FormError
        message={conflict.happened || conflict.isSettled ? undefined : (form.failure ?? undefined)}
      />
      <PinnedFooter>
        <Close asChild>
          <Button variant="secondary" className="max-sm:hidden">
            {common('cancel')}
          </Button>
        </Close>
        <Button type="submit" loading={submitting}>
          {t(source ? 'save' : 'create')}
        </Button>
      </PinnedFooter>
    </form>
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

type ActiveFieldProps = { form: ChallengeFormState; source: ChallengeSource }

function ActiveField({ form, source }: ActiveFieldProps) {
  const t = useTranslations('challengeEditor')
  const isChosen = form.watch('isActive')
  if (!source.isActive && source.taskCount === 0)
    return (
      <CheckboxField label={t('isActive')} hint={t('activeNeedsTasks')} checked={false} disabled readOnly />
    )
  return (
    <div className="grid gap-3">
      <CheckboxField
        label={t('isActive')}
        hint={t('activeHint')}
        error={form.getFieldError('isActive')}
        {...form.register('isActive')}
      />
      {isChosen && !source.isActive ? <Findings source={source} /> : null}
    </div>
  )
}

function Findings({ source }: { source: ChallengeSource }) {
  const t = useTranslations('challengeEditor')
  const { data, error, retry } = useDialogData(source.id, loadFindings)
  if (error) return <LoadFailure error={error} onRetry={retry} />
  if (!data) return <Skeleton className="h-16" />
  return (
    <section aria-label={t('findingsAhead')} role="status">
      <p className="mb-2 font-bold">{data.length > 0 ? t('findingsAhead') : t('checkGood')}</p>
      <FindingList findings={data} challenge={source} />
    </section>
  )
}

export function LoadFailure({ error, onRetry }: { error: ApiError; onRetry: () => void }) {
  const t = useTranslations('challengeEditor.failed')
  const common = useTranslations('common')
  const retry = (
    <Button size="sm" variant="secondary" onClick={onRetry}>
      {common('retry')}
    </Button>
  )
  return (
    <Alert tone="error" role="alert" title={t('fetch')} action={retry}>
      {error.message}
    </Alert>
  )
}
