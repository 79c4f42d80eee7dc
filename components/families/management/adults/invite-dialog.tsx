'use client'

import { useTranslations } from 'next-intl'
import { FormDialog } from '@/components/form/form-dialog'
import { TextField } from '@/components/form/text-field'
import { useApiMutation } from '@/components/shell/use-api-mutation'
import type { inviteAdultContract } from '@/lib/features/auth/invitations/contract'
import { send } from '@/lib/platform/http/client'
import { useContractForm } from '@/lib/platform/http/form'

type InviteDialogProps = { open: boolean; familyId: string; onClose: () => void }

export function InviteDialog({ open, familyId, onClose }: InviteDialogProps) {
  const t = useTranslations('family')
  const { submit } = useApiMutation(
    (body: { email: string }) =>
      send<typeof inviteAdultContract>('POST', '/families/{id}/adults', { params: { id: familyId }, body }),
    { success: t('invited'), error: t('failed.invite'), refresh: true },
  )
  const form = useContractForm({
    schema: () => import('@/lib/features/auth/invitations/schema').then((module) => module.inviteInput),
    defaultValues: { email: '' },
    submit,
    onDone: onClose,
  })
  return (
    <FormDialog
      open={open}
      onClose={onClose}
      title={t('inviteTitle')}
      text={t('inviteText')}
      form={form}
      submitLabel={t('sendInvitation')}
    >
      <TextField
        label={t('email')}
        type="email"
        inputMode="email"
        autoComplete="off"
        autoCapitalize="none"
        spellCheck={false}
        required
        error={form.getFieldError('email')}
        {...form.register('email')}
      />
    </FormDialog>
  )
}
