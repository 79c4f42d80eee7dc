'use client'

import { useTranslations } from 'next-intl'
import { useState } from 'react'
import { FormDialog } from '@/components/form/form-dialog'
import { TextField } from '@/components/form/text-field'
import { useContractForm } from '@/components/form/use-contract-form'
import { useApiMutation } from '@/components/shell/use-api-mutation'
import { Button } from '@/components/ui/button'
import { Dialog, DialogContent, DialogDescription, DialogHeader, DialogTitle } from '@/components/ui/dialog'
import type { addDeviceContract } from '@/lib/features/families/devices/contract'
import type { DeviceCode } from '@/lib/features/families/devices/schema'
import { NAME_MAX } from '@/lib/features/users/schema'
import { send } from '@/lib/platform/http/api-client'

type PairDialogProps = { open: boolean; onClose: () => void; familyId: string }

/** Makes a code for a new device, then shows it with what to do on that device. */
export function PairDialog({ open, onClose, familyId }: PairDialogProps) {
  const t = useTranslations('devices')
  const [made, setMade] = useState<DeviceCode | null>(null)
  const { submit } = useApiMutation(
    (body: { name: string }) =>
      send<typeof addDeviceContract>('POST', '/families/{id}/devices', { params: { id: familyId }, body }),
    { error: t('failed'), refresh: true },
  )
  const form = useContractForm({
    schema: () => import('@/lib/features/families/devices/schema').then((module) => module.deviceInput),
    defaultValues: { name: t('defaultName') },
    submit,
    onDone: setMade,
  })
  if (made) return <CodeDialog open={open} onClose={onClose} code={made.code} />
  return (
    <FormDialog
      open={open}
      onClose={onClose}
      title={t('pairTitle')}
      text={t('pairText')}
      form={form}
      submitLabel={t('makeCode')}
    >
      <TextField label={t('name')} autoComplete="off" maxLength={NAME_MAX} required {...form.field('name')} />
    </FormDialog>
  )
}

function CodeDialog({ open, onClose, code }: { open: boolean; onClose: () => void; code: string }) {
  const t = useTranslations('devices')
  const common = useTranslations('common')
  const address = new URL('/child', window.location.origin).href
  return (
    <Dialog open={open} onOpenChange={(next) => !next && onClose()}>
      <DialogContent closeLabel={common('close')}>
        <DialogHeader>
          <DialogTitle>{t('codeTitle')}</DialogTitle>
          <DialogDescription>{t('codeText')}</DialogDescription>
        </DialogHeader>
        <ol className="grid list-decimal gap-3 pl-5 marker:font-bold marker:text-leaf-ink">
          <li>
            {t('codeOpen')}
            <strong className="block break-all text-lg">{address}</strong>
          </li>
          <li>
            {t('codeType')}
            <strong className="block font-heading text-4xl tracking-[0.12em]">{code}</strong>
          </li>
        </ol>
        <Button className="mt-6 w-full" onClick={onClose}>
          {t('codeDone')}
        </Button>
      </DialogContent>
    </Dialog>
  )
}
