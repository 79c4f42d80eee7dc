'use client'

import { useLocale, useTranslations } from 'next-intl'
import { FormDialog } from '@/components/form/form-dialog'
import { SelectField } from '@/components/form/select-field'
import { TextField } from '@/components/form/text-field'
import { useContractForm } from '@/components/form/use-contract-form'
import { useApiMutation } from '@/components/shell/use-api-mutation'
import type { inviteAdultContract } from '@/lib/features/auth/invitations/contract'
import { send } from '@/lib/platform/http/api-client'
import { languageName } from '@/lib/platform/i18n/language-name'
import { LOCALES, type Locale } from '@/lib/platform/i18n/locales'

type InviteDialogProps = { open: boolean; familyId: string; onClose: () => void }

export function InviteDialog({ open, familyId, onClose }: InviteDialogProps) {
  const t = useTranslations('family')
  const locale = useLocale()
  const { submit } = useApiMutation(
    (body: { email: string; language?: Locale | undefined }) =>
      send<typeof inviteAdultContract>('POST', '/families/{id}/adults', { params: { id: familyId }, body }),
    { success: t('invited'), error: t('failed.invite'), refresh: true },
  )
  const form = useContractForm({
    schema: () => import('@/lib/features/auth/invitations/schema').then((module) => module.inviteInput),
    defaultValues: { email: '', language: locale },
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
        {...form.field('email')}
      />
      <SelectField
        label={t('inviteLanguage')}
        options={LOCALES.map((value) => ({ value, label: languageName(value) }))}
        {...form.field('language')}
      />
    </FormDialog>
  )
}
