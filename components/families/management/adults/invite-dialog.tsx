'use client'

import { useTranslations } from 'next-intl'
import { FormDialog } from '@/components/form/form-dialog'
import { TextField } from '@/components/form/text-field'
import type { inviteAdultContract } from '@/lib/features/auth/invitations/contract'
import { send } from '@/lib/platform/http/client'
import { useContractForm } from '@/lib/platform/http/form'
import { useTell } from '../use-act'

type InviteDialogProps = { open: boolean; familyId: string; onClose: () => void; onDone: () => void }

export function InviteDialog({ open, familyId, onClose, onDone }: InviteDialogProps) {
  const t = useTranslations('family')
  const tell = useTell()
  const form = useContractForm({
    schema: () => import('@/lib/features/auth/invitations/schema').then((module) => module.inviteInput),
    defaultValues: { email: '' },
    submit: (body: { email: string }) => {
      const call = { params: { id: familyId }, body }
      return tell('invite', send<typeof inviteAdultContract>('POST', '/families/{id}/adults', call))
    },
    onDone,
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
