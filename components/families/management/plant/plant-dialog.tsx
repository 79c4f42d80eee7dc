'use client'

import { useTranslations } from 'next-intl'
import { FormDialog } from '@/components/form/form-dialog'
import { TextField } from '@/components/form/text-field'
import { useContractForm } from '@/components/form/use-contract-form'
import { useApiMutation } from '@/components/shell/use-api-mutation'
import type { updateFamilyContract } from '@/lib/features/families/contract'
import { PLANT_NAME_MAX, type Pot } from '@/lib/features/families/rules'
import { send } from '@/lib/platform/http/api-client'
import { PotChoice } from './pot-choice'

type PlantDialogProps = {
  open: boolean
  onClose: () => void
  familyId: string
  plantName: string | null
  pot: Pot
}

type Values = { plantName: string | null; pot: Pot }

export function PlantDialog({ open, onClose, familyId, plantName, pot }: PlantDialogProps) {
  const t = useTranslations('plant')
  const { submit } = useApiMutation(
    (body: Values) =>
      send<typeof updateFamilyContract>('PUT', '/families/{id}', { params: { id: familyId }, body }),
    { success: t('saved'), error: t('failed'), refresh: true },
  )
  const form = useContractForm<Values, unknown>({
    schema: () => import('@/lib/features/families/schema').then((module) => module.plantInput),
    defaultValues: { plantName: plantName ?? '', pot },
    submit,
    onDone: onClose,
  })
  return (
    <FormDialog
      open={open}
      onClose={onClose}
      title={t('title')}
      text={t('text')}
      form={form}
      submitLabel={t('save')}
    >
      <TextField
        label={t('name')}
        autoComplete="off"
        maxLength={PLANT_NAME_MAX}
        {...form.field('plantName')}
      />
      <PotChoice
        value={form.watch('pot')}
        onChange={(next) => form.setValue('pot', next, { shouldDirty: true })}
      />
    </FormDialog>
  )
}
