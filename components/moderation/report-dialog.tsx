'use client'

import { useTranslations } from 'next-intl'
import type { z } from 'zod'
import { FormError } from '@/components/form/form-error'
import { RadioCards } from '@/components/form/radio-cards'
import { useContractForm } from '@/components/form/use-contract-form'
import { notify } from '@/components/shell/notify'
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
import type { createReportContract } from '@/lib/features/moderation/contract'
import type { report, reportInput } from '@/lib/features/moderation/schema'
import { send } from '@/lib/platform/http/api-client'

export type Reported = z.infer<typeof report>
export type Subject = Pick<z.input<typeof reportInput>, 'kind' | 'id'>

/** Most severe first: this one hides a post or comment at once. */
const REASONS = ['child_without_permission', 'bullying', 'spam', 'other'] as const

type ReportDialogProps = {
  open: boolean
  subject: Subject
  onClose: () => void
  onReported: (report: Reported) => void
  onCloseAutoFocus?: (event: Event) => void
}

export function ReportDialog({ open, subject, onClose, onReported, onCloseAutoFocus }: ReportDialogProps) {
  const t = useTranslations('report')
  const tCommon = useTranslations('common')
  const focus = useReturnFocus(onCloseAutoFocus)
  const form = useContractForm<z.input<typeof reportInput>, Reported>({
    schema: () => import('@/lib/features/moderation/schema').then((module) => module.reportInput),
    defaultValues: subject,
    submit: (body) => send<typeof createReportContract>('POST', '/reports', { body }),
    onDone: (created) => {
      void notify('success', t('sent'))
      onReported(created)
    },
  })
  const { submitting } = form
  const errorMessage = form.getFieldError('reason') ? t('reasonMissing') : form.errorMessage

  return (
    <Dialog open={open} onOpenChange={(next) => !next && !submitting && onClose()}>
      <DialogContent closeLabel={tCommon('close')} className="sm:max-w-md" {...focus}>
        <DialogHeader>
          <DialogTitle>{t('title', { kind: subject.kind })}</DialogTitle>
          <DialogDescription>{t('text')}</DialogDescription>
        </DialogHeader>
        <form noValidate onSubmit={form.onSubmit} className="grid gap-4">
          <FormError message={errorMessage ?? undefined} />
          <RadioCards
            legend={t('why')}
            options={REASONS.map((value) => ({
              value,
              label: t(`reason.${value}`),
              hint: t(`hint.${value}`, { kind: subject.kind }),
            }))}
            value={form.watch('reason') ?? null}
            onChange={(reason) =>
              form.setValue('reason', reason, { shouldValidate: form.formState.isSubmitted })
            }
          />
          <DialogFooter className="mt-1">
            <Button variant="secondary" onClick={onClose} disabled={submitting}>
              {tCommon('cancel')}
            </Button>
            <Button type="submit" loading={submitting}>
              {t('send')}
            </Button>
          </DialogFooter>
        </form>
      </DialogContent>
    </Dialog>
  )
}
