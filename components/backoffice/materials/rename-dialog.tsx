'use client'

import { useTranslations } from 'next-intl'
import { FormDialog } from '@/components/form/form-dialog'
import { TextField } from '@/components/form/text-field'
import { useContractForm } from '@/components/form/use-contract-form'
import { notify } from '@/components/shell/notify'
import type { renameMaterialContract } from '@/lib/features/materials/uploads/contract'
import { MATERIAL_NAME_MAX } from '@/lib/features/materials/uploads/rules'
import type { UploadedMaterial } from '@/lib/features/materials/uploads/schema'
import { send } from '@/lib/platform/http/api-client'
import { useRouter } from '@/lib/platform/i18n/navigation'

type RenameDialogProps = {
  open: boolean
  challengeId: string
  material: UploadedMaterial
  onClose: () => void
}

export function RenameDialog({ challengeId, material, ...dialog }: RenameDialogProps) {
  const t = useTranslations('challengeMaterials')
  const common = useTranslations('common')
  const router = useRouter()
  const form = useContractForm({
    schema: async () => (await import('@/lib/features/materials/uploads/schema')).materialChange,
    defaultValues: { name: material.name },
    submit: (body) =>
      send<typeof renameMaterialContract>('PUT', '/challenges/{id}/materials/{materialId}', {
        params: { id: challengeId, materialId: material.id },
        body,
      }),
    onDone: () => {
      dialog.onClose()
      void notify('success', t('renamed'))
      router.refresh()
    },
  })
  return (
    <FormDialog
      {...dialog}
      title={t('rename')}
      text={t('renameText')}
      form={form}
      submitLabel={common('save')}
    >
      <TextField label={t('name')} maxLength={MATERIAL_NAME_MAX} {...form.field('name')} />
    </FormDialog>
  )
}
