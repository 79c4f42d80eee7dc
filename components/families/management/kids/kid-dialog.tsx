'use client'

import { useTranslations } from 'next-intl'
import { FormDialog } from '@/components/form/form-dialog'
import { TextField } from '@/components/form/text-field'
import type { addKidContract, updateKidContract } from '@/lib/features/families/kids/contract'
import { send } from '@/lib/platform/http/client'
import { useContractForm } from '@/lib/platform/http/form'
import { useTell } from '../use-act'
import type { KidLine } from './kid-list'

type KidDialogProps = {
  open: boolean
  familyId: string
  kid: KidLine | null
  /** Today in the family's timezone: the latest valid birth date. */
  today: string
  onClose: () => void
  onDone: () => void
}

type Values = { name: string; birthDate: string }

export function KidDialog({ open, familyId, kid, today, onClose, onDone }: KidDialogProps) {
  const t = useTranslations('family')
  const tCommon = useTranslations('common')
  const tell = useTell()
  const add = (body: Values) => {
    const call = { params: { id: familyId }, body }
    return tell('addKid', send<typeof addKidContract>('POST', '/families/{id}/kids', call))
  }
  const update = (kidId: string, body: Values) => {
    const call = { params: { id: familyId, kidId }, body }
    return tell('updateKid', send<typeof updateKidContract>('PUT', '/families/{id}/kids/{kidId}', call))
  }
  const form = useContractForm({
    schema: () => import('@/lib/features/families/schema').then((module) => module.kidInput),
    defaultValues: { name: kid?.name ?? '', birthDate: kid?.birthDate ?? '' },
    submit: (body: Values) => (kid ? update(kid.id, body) : add(body)),
    onDone,
  })
  return (
    <FormDialog
      open={open}
      onClose={onClose}
      title={kid ? t('editKid', { name: kid.name }) : t('add')}
      text={t('kidText')}
      form={form}
      submitLabel={tCommon('save')}
    >
      <TextField
        label={t('kidName')}
        autoComplete="off"
        maxLength={80}
        required
        error={form.getFieldError('name')}
        {...form.register('name')}
      />
      <TextField
        label={t('birthDate')}
        hint={t('birthDateHint')}
        type="date"
        max={today}
        required
        error={form.getFieldError('birthDate')}
        {...form.register('birthDate')}
      />
    </FormDialog>
  )
}
