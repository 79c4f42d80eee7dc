'use client'

import { useTranslations } from 'next-intl'
import type { createFamilyContract } from '@/lib/features/families/contract'
import { ownZone } from '@/lib/platform/dates/local-date'
import { send } from '@/lib/platform/http/api-client'
import { SetupForm } from './setup-form'

export type ModeFormProps = { typed: string; onType: (typed: string) => void }

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
      schema={async () => (await import('@/lib/features/families/schema')).renameFamilyInput}
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
