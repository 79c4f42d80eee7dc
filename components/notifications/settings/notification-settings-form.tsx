'use client'

import { Mail } from 'lucide'
import { useTranslations } from 'next-intl'
import { type FormEvent, useRef, useState } from 'react'
import { CheckboxField } from '@/components/form/checkbox-field'
import { FormError } from '@/components/form/form-error'
import { FORM_WITH_FOOTER, FormFooter } from '@/components/form/form-footer'
import { SelectField } from '@/components/form/select-field'
import { useApiMutation } from '@/components/shell/use-api-mutation'
import { Button } from '@/components/ui/button'
import { Icon } from '@/components/ui/icon'
import type { updateSettingsContract } from '@/lib/features/notifications/settings/contract'
import type { NotificationSettings } from '@/lib/features/notifications/settings/schema'
import { type ApiError, send } from '@/lib/platform/http/api-client'
import { PushCard } from './push-card'
import { FIRST_KINDS, PushKinds } from './push-kinds'
import { QuietHours } from './quiet-hours'
import { listReminderTimes, withTime } from './times'
import { type PushProps, usePushDevice } from './use-push-device'

const OFF = 'off'

type NotificationSettingsFormProps = {
  userId: string
  settings: NotificationSettings
  push: PushProps
  canSendMail: boolean
}

/** Edits the reminder, quiet hours and channels. */
export function NotificationSettingsForm({
  userId,
  settings,
  push: own,
  canSendMail,
}: NotificationSettingsFormProps) {
  const t = useTranslations('notificationSettings')
  const [chosen, setChosen] = useState(settings)
  const [error, setError] = useState<ApiError | null>(null)
  const reminderField = useRef<HTMLSelectElement>(null)
  const { reminderAt, push, mail, digest, quietFrom, quietTo } = chosen
  const isChanged = toComparable(chosen) !== toComparable(settings)
  const times = listReminderTimes(chosen, reminderAt)
  // The quiet hours have reached the reminder.
  const isGone = reminderAt !== null && !times.includes(reminderAt)

  const change = (changes: Partial<NotificationSettings>) => {
    setChosen({ ...chosen, ...changes })
    setError(null)
  }
  const update = (body: Partial<NotificationSettings>) =>
    send<typeof updateSettingsContract>('PUT', '/user/{id}/notifications', { params: { id: userId }, body })
  const { run: saveFirstKinds } = useApiMutation(() => update({ push: FIRST_KINDS }), { refresh: true })
  const device = usePushDevice(own, () => {
    if (push.length > 0) return
    setChosen((current) => ({ ...current, push: FIRST_KINDS }))
    void saveFirstKinds()
  })
  const isOn = device.state === 'on'
  const chooseReminder = (value: string) => {
    if (value === OFF) return change({ reminderAt: null })
    const isFirst = reminderAt === null && !isOn && canSendMail
    change({ reminderAt: value, ...(isFirst && { mail: ['security', 'reminder'] }) })
  }
  const { run, isPending } = useApiMutation(() => update(chosen), {
    success: t('saved'),
    refresh: true,
    onError: (error) => {
      setError(error)
      return true
    },
  })
  const save = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    if (isGone) reminderField.current?.focus()
    else if (isChanged && !isPending) void run()
  }
  return (
    <form onSubmit={save} className={FORM_WITH_FOOTER}>
      <SelectField
        name="reminderAt"
        label={t('reminder')}
        hint={t('reminderHint')}
        ref={reminderField}
        error={isGone ? t('inQuietHours', { time: reminderAt }) : undefined}
        value={reminderAt ?? OFF}
        options={[
          { value: OFF, label: t('off') },
          ...withTime(times, reminderAt).map((time) => ({ value: time, label: t('daily', { time }) })),
        ]}
        onChange={(event) => chooseReminder(event.target.value)}
      />
      {reminderAt !== null && device.state === 'off' ? (
        <Button
          variant="link"
          loading={device.isPending}
          onClick={device.subscribe}
          className="-mt-3 self-start"
        >
          {t('remindHere')}
        </Button>
      ) : null}
      <PushCard device={device} />
      {canSendMail ? (
        <fieldset className="min-w-0">
          <legend className="font-bold text-sm">{t('byMail')}</legend>
          <p className="mt-1 text-soft text-sm">{t('mailHint')}</p>
          <CheckboxField
            name="mail"
            label={t(isOn ? 'mailToo' : 'mail')}
            checked={mail.includes('reminder')}
            onChange={(event) =>
              change({ mail: event.target.checked ? ['security', 'reminder'] : ['security'] })
            }
          />
          <CheckboxField
            name="digest"
            label={t('digest')}
            hint={t('digestHint')}
            checked={digest}
            onChange={(event) => change({ digest: event.target.checked })}
          />
        </fieldset>
      ) : null}
      {isOn || push.length > 0 ? (
        <PushKinds value={push} onChange={(kinds) => change({ push: kinds })} />
      ) : null}
      <QuietHours from={quietFrom} to={quietTo} onChange={change} />
      {canSendMail ? null : (
        <p className="flex items-start gap-2 text-soft text-sm">
          <Icon of={Mail} className="mt-0.5 size-4 shrink-0" />
          {t('noMail')}
        </p>
      )}
      {error ? <FormError message={error.message || t('failed')} /> : null}
      <FormFooter>
        <Button
          type="submit"
          loading={isPending}
          aria-disabled={!isChanged || undefined}
          className="max-sm:w-full"
        >
          {t('save')}
        </Button>
      </FormFooter>
    </form>
  )
}

/** The order of the kinds does not matter. */
function toComparable({ push, mail, ...rest }: NotificationSettings): string {
  return JSON.stringify([rest, [...push].sort(), [...mail].sort()])
}
