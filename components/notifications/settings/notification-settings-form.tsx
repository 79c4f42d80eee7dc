'use client'

import { useTranslations } from 'next-intl'
import { type FormEvent, useState } from 'react'
import { CheckboxField } from '@/components/form/checkbox-field'
import { FormError } from '@/components/form/form-error'
import { SelectField } from '@/components/form/select-field'
import { useApiMutation } from '@/components/shell/use-api-mutation'
import { Button } from '@/components/ui/button'
import type { updateSettingsContract } from '@/lib/features/notifications/settings/contract'
import type { NotificationSettings } from '@/lib/features/notifications/settings/schema'
import { type ApiError, send } from '@/lib/platform/http/client'
import { HALF_HOURS, listReminderTimes, withTime } from './times'

const OFF = 'off'

type NotificationSettingsFormProps = { userId: string; settings: NotificationSettings }

/** Edits the reminder hour, the quiet hours and the way of the reminder. */
export function NotificationSettingsForm({ userId, settings }: NotificationSettingsFormProps) {
  const t = useTranslations('notificationSettings')
  const [chosen, setChosen] = useState(settings)
  const [failure, setFailure] = useState<ApiError | null>(null)
  const { reminderAt, quietFrom, quietTo, mail } = chosen
  const times = listReminderTimes(chosen, reminderAt)
  // The quiet hours have reached the reminder.
  const isGone = reminderAt !== null && !times.includes(reminderAt)

  const change = (changes: Partial<NotificationSettings>) => {
    setChosen({ ...chosen, ...changes })
    setFailure(null)
  }
  const chooseReminder = (value: string) => {
    if (value === OFF) return change({ reminderAt: null })
    change({ reminderAt: value, ...(reminderAt === null && { mail: ['security', 'reminder'] }) })
  }
  const { run, isPending } = useApiMutation(
    () =>
      send<typeof updateSettingsContract>('PUT', '/user/{id}/notifications', {
        params: { id: userId },
        body: { reminderAt, quietFrom, quietTo, mail },
      }),
    {
      success: t('saved'),
      refresh: true,
      onError: (error) => {
        setFailure(error)
        return true
      },
    },
  )
  const save = (event: FormEvent) => {
    event.preventDefault()
    if (!isPending) void run()
  }
  const quietField = (name: 'quietFrom' | 'quietTo') => (
    <SelectField
      name={name}
      label={t(name)}
      value={chosen[name]}
      options={withTime(HALF_HOURS, chosen[name]).map((time) => ({ value: time, label: time }))}
      onChange={(event) => change({ [name]: event.target.value })}
    />
  )
  return (
    <form onSubmit={save} className="grid gap-5">
      <SelectField
        name="reminderAt"
        label={t('reminder')}
        hint={t('reminderHint')}
        error={
          failure?.fields.reminderAt?.[0] ?? (isGone ? t('inQuietHours', { time: reminderAt }) : undefined)
        }
        value={isGone ? OFF : (reminderAt ?? OFF)}
        options={[
          { value: OFF, label: t('off') },
          ...times.map((time) => ({ value: time, label: t('daily', { time }) })),
        ]}
        onChange={(event) => chooseReminder(event.target.value)}
      />
      <CheckboxField
        name="mail"
        label={t('mail')}
        hint={t('mailHint')}
        checked={mail.includes('reminder')}
        onChange={(event) => change({ mail: event.target.checked ? ['security', 'reminder'] : ['security'] })}
      />
      <fieldset className="grid gap-3">
        <legend className="font-bold">{t('quiet')}</legend>
        <p className="text-soft text-sm">{t('quietHint')}</p>
        <div className="grid grid-cols-2 gap-3">
          {quietField('quietFrom')}
          {quietField('quietTo')}
        </div>
      </fieldset>
      {failure && !failure.fields.reminderAt ? <FormError message={failure.message || t('failed')} /> : null}
      <Button type="submit" loading={isPending} className="max-sm:w-full">
        {t('save')}
      </Button>
    </form>
  )
}
