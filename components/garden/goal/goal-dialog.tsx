'use client'

import { useTranslations } from 'next-intl'
import { useState } from 'react'
import { FormDialog } from '@/components/form/form-dialog'
import { TextField } from '@/components/form/text-field'
import { useContractForm } from '@/components/form/use-contract-form'
import { useApiMutation } from '@/components/shell/use-api-mutation'
import type { setGoalContract } from '@/lib/features/completions/family-goals/contract'
import { GOAL_NAME_MAX, MAX_LEAVES } from '@/lib/features/completions/family-goals/schema'
import { send } from '@/lib/platform/http/api-client'

type GoalDialogProps = { open: boolean; onClose: () => void; familyId: string; replaces: string | null }

const USUAL_LEAVES = 20

export function GoalDialog({ open, onClose, familyId, replaces: given }: GoalDialogProps) {
  const t = useTranslations('familyGoal')
  // A refresh while the dialog is open must not replace what this adult has not seen.
  const [replaces] = useState(given)
  const { submit } = useApiMutation(
    (body: { name: string; leaves: number }) =>
      send<typeof setGoalContract>('POST', '/families/{id}/goal', {
        params: { id: familyId },
        body: { ...body, replaces },
      }),
    { success: t('saved'), error: t('failed'), refresh: true },
  )
  const form = useContractForm<{ name: string; leaves: number }, unknown>({
    schema: () => import('@/lib/features/completions/family-goals/schema').then((module) => module.goalInput),
    defaultValues: { name: '', leaves: USUAL_LEAVES },
    submit,
    onDone: onClose,
  })
  return (
    <FormDialog
      open={open}
      onClose={onClose}
      title={t('dialogTitle')}
      text={t('dialogText')}
      form={form}
      submitLabel={t('save')}
    >
      <TextField
        label={t('name')}
        hint={t('nameHint')}
        autoComplete="off"
        maxLength={GOAL_NAME_MAX}
        required
        {...form.field('name')}
      />
      <TextField
        label={t('leaves')}
        type="number"
        inputMode="numeric"
        min={1}
        max={MAX_LEAVES}
        required
        error={form.getFieldError('leaves')}
        {...form.register('leaves', { valueAsNumber: true })}
      />
    </FormDialog>
  )
}
