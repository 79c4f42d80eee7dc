'use client'

import { useTranslations } from 'next-intl'
import type { z } from 'zod'
import { CheckboxField } from '@/components/form/checkbox-field'
import { EmailField } from '@/components/form/email-field'
import { FormDialog } from '@/components/form/form-dialog'
import { TextField } from '@/components/form/text-field'
import { useContractForm } from '@/components/form/use-contract-form'
import { notify } from '@/components/shell/notify'
import type { createUserContract } from '@/lib/features/admin/users/contract'
import type { AdminUser, createUserInput } from '@/lib/features/admin/users/schema'
import { send } from '@/lib/platform/http/api-client'
import { useRouter } from '@/lib/platform/i18n/navigation'

type Values = z.input<typeof createUserInput>

export function AddUserDialog(dialog: { open: boolean; onClose: () => void }) {
  const t = useTranslations('userAdmin')
  const router = useRouter()
  const form = useContractForm<Values, AdminUser>({
    schema: async () => (await import('@/lib/features/admin/users/schema')).createUserInput,
    defaultValues: { name: '', email: '', isAdmin: false },
    submit: (body) => send<typeof createUserContract>('POST', '/admin/users', { body }),
    onDone: ({ email }) => {
      void notify('success', t('add.done', { email }))
      dialog.onClose()
      router.refresh()
    },
  })
  return (
    <FormDialog
      {...dialog}
      title={t('add.title')}
      text={t('add.text')}
      form={form}
      submitLabel={t('add.submit')}
    >
      <TextField
        label={t('add.name')}
        hint={t('add.nameHint')}
        autoComplete="off"
        required
        {...form.field('name')}
      />
      <EmailField label={t('add.email')} autoComplete="off" {...form.field('email')} />
      <CheckboxField label={t('add.admin')} hint={t('add.adminHint')} {...form.field('isAdmin')} />
    </FormDialog>
  )
}
