'use client'

import { useTranslations } from 'next-intl'
import { useEffect } from 'react'
import { FormError } from '@/components/form/form-error'
import { TextField } from '@/components/form/text-field'
import { useContractForm } from '@/components/form/use-contract-form'
import { useApiMutation } from '@/components/shell/use-api-mutation'
import { Button } from '@/components/ui/button'
import type { renameFamilyContract } from '@/lib/features/families/contract'
import { send } from '@/lib/platform/http/api-client'

type NameFormProps = {
  familyId: string
  name: string
  onClose: () => void
  onRenamed: (name: string) => void
}

/** Renames the family: Enter saves, Escape closes. */
export function NameForm({ familyId, name, onClose, onRenamed }: NameFormProps) {
  const t = useTranslations('family')
  const tCommon = useTranslations('common')
  const { submit } = useApiMutation(
    (body: { name: string }) =>
      send<typeof renameFamilyContract>('PUT', '/families/{id}/name', { params: { id: familyId }, body }),
    { error: t('failed.rename') },
  )
  const form = useContractForm({
    schema: () => import('@/lib/features/families/schema').then((module) => module.renameFamilyInput),
    defaultValues: { name },
    submit: async (body: { name: string }) => (body.name.trim() === name ? null : submit(body)),
    onDone: (family) => (family ? onRenamed(family.name) : onClose()),
  })
  const { setFocus } = form
  useEffect(() => setFocus('name', { shouldSelect: true }), [setFocus])

  return (
    <form
      noValidate
      onSubmit={form.onSubmit}
      onKeyDown={(event) => {
        if (event.key === 'Escape' && !form.submitting) onClose()
      }}
      className="grid w-full max-w-2xl gap-3"
    >
      <FormError message={form.errorMessage ?? undefined} />
      <div className="flex flex-wrap items-start gap-3">
        <TextField
          label={t('name')}
          autoComplete="off"
          maxLength={80}
          required
          className="min-w-0 flex-1 basis-60"
          {...form.field('name')}
        />
        <div className="flex gap-2 sm:pt-6.5">
          <Button type="submit" loading={form.submitting}>
            {tCommon('save')}
          </Button>
          <Button variant="ghost" className="px-4" disabled={form.submitting} onClick={onClose}>
            {tCommon('cancel')}
          </Button>
        </div>
      </div>
    </form>
  )
}
