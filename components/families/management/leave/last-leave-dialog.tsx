'use client'

import { useTranslations } from 'next-intl'
import { leaveTo } from '@/components/auth/leave-to'
import { FormError } from '@/components/form/form-error'
import { TextField } from '@/components/form/text-field'
import { useContractForm } from '@/components/form/use-contract-form'
import { notifyNext } from '@/components/shell/notify'
import { useApiMutation } from '@/components/shell/use-api-mutation'
import { Button } from '@/components/ui/button'
import {
  Dialog,
  DialogContent,
  DialogDescription,
  DialogFooter,
  DialogHeader,
  DialogTitle,
} from '@/components/ui/dialog'
import { useReturnFocus } from '@/components/ui/use-return-focus'
import type { leaveFamilyContract } from '@/lib/features/families/membership/contract'
import { send } from '@/lib/platform/http/api-client'
import type { LeaveDialogProps } from './leave-dialog'

/** Deletes the family with its last adult; typing its name confirms. */
export function LastLeaveDialog({ open, familyId, name, onClose }: LeaveDialogProps) {
  const t = useTranslations('family.leave')
  const tFailed = useTranslations('family.failed')
  const tCommon = useTranslations('common')
  const { submit } = useApiMutation(
    () =>
      send<typeof leaveFamilyContract>('POST', '/families/{id}/leave', {
        params: { id: familyId },
        body: { deleteFamily: true },
      }),
    { error: tFailed('leave') },
  )
  const focus = useReturnFocus()
  const form = useContractForm<{ name: string }, unknown>({
    schema: async () => (await import('./leave-schema')).leaveValues(name),
    defaultValues: { name: '' },
    submit: () => submit(),
    onDone: () => {
      notifyNext('success', t('deleted'))
      return leaveTo('/family-setup')
    },
  })
  return (
    <Dialog open={open} onOpenChange={(next) => !next && !form.submitting && onClose()}>
      <DialogContent role="alertdialog" closeLabel={tCommon('close')} {...focus}>
        <DialogHeader>
          <DialogTitle>{t('lastTitle', { family: name })}</DialogTitle>
          <DialogDescription>{t('lastText')}</DialogDescription>
        </DialogHeader>
        <form noValidate onSubmit={form.onSubmit} className="grid gap-5">
          <FormError message={form.errorMessage ?? undefined} />
          <TextField
            label={t('typeName', { family: name })}
            autoComplete="off"
            autoCapitalize="none"
            spellCheck={false}
            required
            {...form.field('name')}
          />
          <DialogFooter className="mt-1">
            <Button variant="secondary" disabled={form.submitting} onClick={onClose}>
              {tCommon('cancel')}
            </Button>
            <Button type="submit" variant="danger" loading={form.submitting}>
              {t('confirmLast')}
            </Button>
          </DialogFooter>
        </form>
      </DialogContent>
    </Dialog>
  )
}
