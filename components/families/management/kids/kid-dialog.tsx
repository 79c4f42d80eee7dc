'use client'

import { Trash2 } from 'lucide'
import { useTranslations } from 'next-intl'
import { FormDialog } from '@/components/form/form-dialog'
import { TextField } from '@/components/form/text-field'
import { useContractForm } from '@/components/form/use-contract-form'
import { useApiMutation } from '@/components/shell/use-api-mutation'
import { Button } from '@/components/ui/button'
import { Icon } from '@/components/ui/icon'
import type { addKidContract, updateKidContract } from '@/lib/features/families/kids/contract'
import { send } from '@/lib/platform/http/api-client'
import type { KidLine } from './kid-list'

type KidDialogProps = {
  open: boolean
  familyId: string
  kid: KidLine | null
  today: string
  onClose: () => void
  onRemove: () => void
}

type Values = { name: string; birthDate: string }

export function KidDialog({ open, familyId, kid, today, onClose, onRemove }: KidDialogProps) {
  const t = useTranslations('family')
  const tCommon = useTranslations('common')
  const add = (body: Values) =>
    send<typeof addKidContract>('POST', '/families/{id}/kids', { params: { id: familyId }, body })
  const update = (kidId: string, body: Values) =>
    send<typeof updateKidContract>('PUT', '/families/{id}/kids/{kidId}', {
      params: { id: familyId, kidId },
      body,
    })
  const { submit } = useApiMutation<[Values], unknown>((body) => (kid ? update(kid.id, body) : add(body)), {
    success: kid ? t('updated') : t('added'),
    error: kid ? t('failed.updateKid') : t('failed.addKid'),
    refresh: true,
  })
  const form = useContractForm({
    schema: () => import('@/lib/features/families/schema').then((module) => module.kidInput),
    defaultValues: { name: kid?.name ?? '', birthDate: kid?.birthDate ?? '' },
    submit,
    onDone: onClose,
  })
  return (
    <FormDialog
      open={open}
      onClose={onClose}
      title={kid ? t('editKid', { name: kid.label }) : t('add')}
      text={t('kidText')}
      form={form}
      submitLabel={tCommon('save')}
    >
      <TextField label={t('kidName')} autoComplete="off" maxLength={80} required {...form.field('name')} />
      <TextField
        label={t('birthDate')}
        hint={t('birthDateHint')}
        type="date"
        max={today}
        required
        {...form.field('birthDate')}
      />
      {kid ? (
        <Button
          variant="link"
          className="-mx-1 justify-self-start text-coral-ink"
          disabled={form.submitting}
          onClick={onRemove}
        >
          <Icon of={Trash2} />
          {t('removeKid', { name: kid.label })}
        </Button>
      ) : null}
    </FormDialog>
  )
}
