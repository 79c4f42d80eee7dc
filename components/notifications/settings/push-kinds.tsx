import { useTranslations } from 'next-intl'
import { CheckboxField } from '@/components/form/checkbox-field'
import { NOTIFICATION_KINDS } from '@/lib/features/notifications/rules'
import type { NotificationSettings } from '@/lib/features/notifications/settings/schema'

type Kinds = NotificationSettings['push']

/** Default kinds of the first device. */
export const FIRST_KINDS: Kinds = NOTIFICATION_KINDS.filter((kind) => kind !== 'like')

/** Chooses which notifications are pushed to devices. */
export function PushKinds({ value, onChange }: { value: Kinds; onChange: (kinds: Kinds) => void }) {
  const t = useTranslations('notificationSettings')
  return (
    <fieldset className="grid gap-1">
      <legend className="font-bold text-sm">{t('kinds')}</legend>
      <p className="mt-1 text-soft text-sm">{t('kindsHint')}</p>
      {NOTIFICATION_KINDS.map((kind) => (
        <CheckboxField
          key={kind}
          name={`push-${kind}`}
          label={t(`kind.${kind}`)}
          checked={value.includes(kind)}
          onChange={({ target }) =>
            onChange(target.checked ? [...value, kind] : value.filter((each) => each !== kind))
          }
        />
      ))}
    </fieldset>
  )
}
