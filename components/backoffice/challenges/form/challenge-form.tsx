'use client'

import { Close } from '@radix-ui/react-dialog'
import { useTranslations } from 'next-intl'
import { useEffect, useEffectEvent } from 'react'
import { FormError } from '@/components/form/form-error'
import { Alert } from '@/components/ui/alert'
import { Button } from '@/components/ui/button'
import { DialogFooter } from '@/components/ui/dialog'
import type { ChallengeSource } from '@/lib/features/challenges/editor/schema'
import { ActiveField } from './active-field'
import type { ChallengeValues, FormFocus } from './challenge-values'
import { ConflictNotice } from './conflict-notice'
import { ScheduleFields } from './schedule-fields'
import { TextFields } from './text-fields'
import { useChallengeForm } from './use-challenge-form'

type ChallengeFormProps = {
  /** Null for a new challenge. */
  source: ChallengeSource | null
  values: ChallengeValues
  /** Part of the form that receives the focus. */
  focus?: FormFocus | undefined
  today: string
  onState: (state: { dirty: boolean; locked: boolean }) => void
  onDone: (id: string) => void
}

export function ChallengeForm({ source, values, focus, today, onState, onDone }: ChallengeFormProps) {
  const t = useTranslations('challengeEditor')
  const common = useTranslations('common')
  const { form, base, conflict } = useChallengeForm({ source, values, onDone })
  const { isDirty } = form.formState
  const { submitting } = form
  useEffect(() => onState({ dirty: isDirty, locked: submitting }), [isDirty, submitting, onState])
  const { setFocus } = form
  const first = useEffectEvent(() => firstField(values, source, focus))
  // The dialog has set its focus before the form is fetched, so the form sets it again.
  useEffect(() => setFocus(first()), [setFocus])
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
      <DialogFooter className="mt-0">
        <Close asChild>
          <Button variant="secondary">{common('cancel')}</Button>
        </Close>
        <Button type="submit" loading={submitting}>
          {t(source ? 'save' : 'create')}
        </Button>
      </DialogFooter>
    </form>
  )
}

function firstField({ language, texts }: ChallengeValues, source: ChallengeSource | null, focus?: FormFocus) {
  if (focus === 'schedule' && !source?.hasBegun) return 'startDate'
  const asked = focus === 'en' || focus === 'pt-BR' ? focus : language
  return `texts.${asked}.${focus === asked && texts[asked].title ? 'description' : 'title'}` as const
}
