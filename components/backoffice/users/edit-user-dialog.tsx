'use client'

import { useTranslations } from 'next-intl'
import { useState } from 'react'
import type { z } from 'zod'
import { CheckboxField } from '@/components/form/checkbox-field'
import { FormDialog } from '@/components/form/form-dialog'
import { SelectField } from '@/components/form/select-field'
import { TextField } from '@/components/form/text-field'
import { useContractForm } from '@/components/form/use-contract-form'
import { notify } from '@/components/shell/notify'
import { Alert } from '@/components/ui/alert'
import type { updateAccountContract } from '@/lib/features/admin/users/contract'
import type { AdminUser, updateUserInput } from '@/lib/features/admin/users/schema'
import { ApiError, send } from '@/lib/platform/http/api-client'
import { useRouter } from '@/lib/platform/i18n/navigation'

type Values = z.input<typeof updateUserInput>

export type DialogProps = { open: boolean; onClose: () => void; user: AdminUser; name: string }

/** Renders a user's form; sends only changed fields, so that concurrent edits stay. */
export function EditUserDialog({ user, name, isSelf, ...dialog }: DialogProps & { isSelf: boolean }) {
  const t = useTranslations('userAdmin')
  const router = useRouter()
  const [read] = useState(user)
  const form = useContractForm<Values, unknown>({
    schema: async () => (await import('@/lib/features/admin/users/schema')).updateUserInput,
    defaultValues: {
      firstName: read.firstName,
      familyName: read.familyName,
      status: read.status,
      isAdmin: read.isAdmin,
    },
    submit: async (values) => {
      const { dirtyFields } = form.formState
      const touched = Object.entries(values).filter(([field]) => field in dirtyFields)
      const { version } = isBehind ? user : read
      try {
        await send<typeof updateAccountContract>('PUT', '/admin/users/{id}', {
          params: { id: user.id },
          body: { ...Object.fromEntries(touched), version },
        })
      } catch (error) {
        if (error instanceof ApiError && error.code === 'changed_meanwhile') router.refresh()
        throw error
      }
    },
    onDone: () => {
      void notify('success', t('edit.done'))
      dialog.onClose()
      router.refresh()
    },
  })
  const isBehind = form.error?.code === 'changed_meanwhile'
  const now = {
    name: user.name || user.email,
    status: t(`status.${user.status}`),
    admin: String(user.isAdmin),
  }
  return (
    <FormDialog
      {...dialog}
      title={t('edit.title', { name })}
      text={t('edit.text')}
      form={isBehind ? { ...form, errorMessage: null } : form}
      submitLabel={t('edit.submit')}
    >
      {isBehind ? (
        <Alert tone="warning" role="alert" title={t('edit.meanwhileTitle')}>
          {t('edit.meanwhileText', now)}
        </Alert>
      ) : null}
      <div className="grid gap-5 sm:grid-cols-2">
        <TextField label={t('edit.firstName')} autoComplete="off" required {...form.field('firstName')} />
        <TextField
          label={t('edit.familyName')}
          note={t('edit.optional')}
          autoComplete="off"
          {...form.field('familyName')}
        />
      </div>
      {isSelf ? (
        <p className="text-soft text-sm">{t('edit.selfHint')}</p>
      ) : (
        <>
          <SelectField
            label={t('edit.status')}
            hint={t('edit.statusHint')}
            options={(['active', 'inactive'] as const).map((value) => ({
              value,
              label: t(`status.${value}`),
            }))}
            {...form.field('status')}
          />
          <CheckboxField label={t('add.admin')} hint={t('add.adminHint')} {...form.field('isAdmin')} />
        </>
      )}
    </FormDialog>
  )
}
