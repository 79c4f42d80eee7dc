'use client'

import { useTranslations } from 'next-intl'
import { CheckboxField } from '@/components/form/checkbox-field'
import { FormDialog } from '@/components/form/form-dialog'
import { useContractForm } from '@/components/form/use-contract-form'
import { fetchFile, saveFile } from '@/components/materials/fetch-file'
import { notify } from '@/components/shell/notify'
import { buildApiUrl } from '@/lib/platform/http/api-client'

export function ExportDialog(dialog: { open: boolean; onClose: () => void }) {
  const t = useTranslations('transfer.exportDialog')
  const form = useContractForm({
    schema: async () => {
      const { z } = await import('zod')
      return z.object({ pictures: z.boolean() })
    },
    defaultValues: { pictures: false },
    submit: ({ pictures }) => fetchFile(buildApiUrl('/admin/content/export', {}, { pictures })),
    onDone: (file) => {
      saveFile(file)
      void notify('success', t('done'))
      dialog.onClose()
    },
  })
  return (
    <FormDialog
      {...dialog}
      title={t('title')}
      text={t('text')}
      // A mark is no input to lose.
      form={{ ...form, formState: { isDirty: false } }}
      submitLabel={t('do')}
    >
      <CheckboxField label={t('pictures')} hint={t('picturesHint')} {...form.register('pictures')} />
    </FormDialog>
  )
}
