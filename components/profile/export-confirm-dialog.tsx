'use client'

import { useTranslations } from 'next-intl'
import { FormDialog } from '@/components/form/form-dialog'
import { useContractForm } from '@/components/form/use-contract-form'
import type { confirmOwnerContract } from '@/lib/features/auth/confirmation/contract'
import { send } from '@/lib/platform/http/api-client'
import { emptyProof, type OwnerProof, OwnerProofField } from './owner-proof-field'

type ExportConfirmDialogProps = {
  open: boolean
  onClose: () => void
  onConfirmed: () => void
  email: string
  hasPassword: boolean
}

/** Asks for the password before an older session's download. */
export function ExportConfirmDialog({
  open,
  onClose,
  onConfirmed,
  email,
  hasPassword,
}: ExportConfirmDialogProps) {
  const t = useTranslations('ownData')
  const form = useContractForm<OwnerProof, unknown>({
    schema: async () => (await import('@/lib/features/auth/confirmation/schema')).ownerProof,
    defaultValues: emptyProof(hasPassword),
    submit: (body) => send<typeof confirmOwnerContract>('POST', '/auth/confirm', { body }),
    onDone: onConfirmed,
  })
  return (
    <FormDialog
      open={open}
      onClose={onClose}
      title={t('copyConfirmTitle')}
      text={t(hasPassword ? 'copyConfirmText' : 'copyConfirmTextEmail')}
      form={form}
      submitLabel={t('copyConfirm')}
    >
      <OwnerProofField form={form} email={email} hasPassword={hasPassword} />
    </FormDialog>
  )
}
