'use client'

import { useTranslations } from 'next-intl'
import { FormError } from '@/components/form/form-error'
import { TextField } from '@/components/form/text-field'
import { Button } from '@/components/ui/button'
import { DialogFooter, DialogHeader, DialogTitle } from '@/components/ui/dialog'
import { GuardedDialog } from '@/components/ui/guarded-dialog'
import type { addKidContract, updateKidContract } from '@/lib/families/contract'
import { send } from '@/lib/http/client'
import { useContractForm } from '@/lib/http/form'
import type { KidLine } from './kid-list'

type KidDialogProps = {
  open: boolean
  familyId: string
  /** Null for a new one. */
  kid: KidLine | null
  /** The family's day: nobody is born later. */
  today: string
  onClose: () => void
  onDone: () => void
}

type Values = { name: string; birthDate: string }

export function KidDialog({ open, familyId, kid, today, onClose, onDone }: KidDialogProps) {
  const t = useTranslations('family')
  const tCommon = useTranslations('common')
  const form = useContractForm({
    schema: () => import('@/lib/families/schema').then((module) => module.kidInput),
    defaultValues: { name: kid?.name ?? '', birthDate: kid?.birthDate ?? '' },
    submit: (body: Values) =>
      kid
        ? send<typeof updateKidContract>('PUT', '/families/{id}/kids/{kidId}', {
            params: { id: familyId, kidId: kid.id },
            body,
          })
        : send<typeof addKidContract>('POST', '/families/{id}/kids', { params: { id: familyId }, body }),
    onDone,
  })
  return (
    <GuardedDialog
      open={open}
      onClose={onClose}
      dirty={form.formState.isDirty}
      locked={form.submitting}
      closeLabel={tCommon('close')}
      question={{
        title: tCommon('unsaved.title'),
        text: tCommon('unsaved.text'),
        keep: tCommon('unsaved.keep'),
        discard: tCommon('unsaved.discard'),
      }}
      aria-describedby={undefined}
    >
      <DialogHeader>
        <DialogTitle>{kid ? t('editKid', { name: kid.name }) : t('add')}</DialogTitle>
      </DialogHeader>
      <form noValidate onSubmit={form.onSubmit} className="grid gap-5">
        <FormError message={form.failure ?? undefined} />
        <TextField
          label={t('kidName')}
          autoComplete="off"
          maxLength={80}
          error={form.errorOf('name')}
          {...form.register('name')}
        />
        <TextField
          label={t('birthDate')}
          hint={t('birthDateHint')}
          type="date"
          max={today}
          error={form.errorOf('birthDate')}
          {...form.register('birthDate')}
        />
        <DialogFooter className="mt-1">
          <Button variant="secondary" onClick={onClose}>
            {tCommon('cancel')}
          </Button>
          <Button type="submit" loading={form.submitting}>
            {tCommon('save')}
          </Button>
        </DialogFooter>
      </form>
    </GuardedDialog>
  )
}
