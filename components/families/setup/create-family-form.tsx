'use client'

import { useTranslations } from 'next-intl'
import { ownZone } from '@/lib/dates/local-date'
import type { createFamilyContract } from '@/lib/families/contract'
import { send } from '@/lib/http/client'
import { SetupForm } from './setup-form'

export type ModeFormProps = { typed: string; onType: (typed: string) => void }

/** Creates a family with the browser's timezone, which defines where its days begin and end. */
export function CreateFamilyForm(props: ModeFormProps) {
  const t = useTranslations('familySetup')
  return (
    <SetupForm
      {...props}
      way="create"
      name="name"
      label={t('familyName')}
      placeholder={t('familyNamePlaceholder')}
      maxLength={80}
      schema={async () => (await import('@/lib/families/schema')).renameFamilyInput}
      send={(name) =>
        send<typeof createFamilyContract>('POST', '/families/create', {
          body: { name, timezone: ownZone() },
        })
      }
      submitLabel={t('createSubmit')}
      doneText={t('created')}
    />
  )
}
