'use client'

import { useTranslations } from 'next-intl'
import { useEffect } from 'react'
import { leaveTo } from '@/components/auth/leave-to'
import { FormError } from '@/components/form/form-error'
import { TextField } from '@/components/form/text-field'
import { Button } from '@/components/ui/button'
import { ownZone } from '@/lib/dates/local-date'
import type { createFamilyContract } from '@/lib/families/contract'
import { send } from '@/lib/http/client'
import { useContractForm } from '@/lib/http/form'

type Values = { name: string }

/** The family's zone is the browser's: its days begin and end where it lives. */
export function CreateFamilyForm() {
  const t = useTranslations('familySetup')
  const { register, onSubmit, errorOf, failure, submitting, setFocus } = useContractForm<Values, unknown>({
    schema: async () => (await import('@/lib/families/schema')).createFamilyInput,
    defaultValues: { name: '' },
    submit: ({ name }) =>
      send<typeof createFamilyContract>('POST', '/families/create', {
        body: { name, timezone: ownZone() },
      }),
    onDone: () => leaveTo('/my-activities'),
  })

  useEffect(() => setFocus('name'), [setFocus])

  return (
    <form method="post" noValidate onSubmit={onSubmit} className="grid gap-6">
      <FormError message={failure ?? undefined} />
      <TextField
        label={t('familyName')}
        placeholder={t('familyNamePlaceholder')}
        autoComplete="off"
        required
        error={errorOf('name')}
        {...register('name')}
      />
      <Button type="submit" size="lg" loading={submitting} className="w-full">
        {t('createSubmit')}
      </Button>
    </form>
  )
}
