'use client'

import { useTranslations } from 'next-intl'
import { type FormEvent, useState } from 'react'
import type { z } from 'zod'
import { FormError } from '@/components/form/form-error'
import { RadioCards } from '@/components/form/radio-cards'
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
import type { reportContract } from '@/lib/features/moderation/contract'
import type { report, reportInput } from '@/lib/features/moderation/schema'
import { ApiError, send } from '@/lib/platform/http/client'

export type Reported = z.infer<typeof report>
export type Subject = Pick<z.input<typeof reportInput>, 'kind' | 'id'>
type Reason = z.input<typeof reportInput>['reason']

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
  const tErrors = useTranslations('errors')
  const focus = useReturnFocus(onCloseAutoFocus)
  const [reason, setReason] = useState<Reason | null>(null)
  const [failure, setFailure] = useState<string | null>(null)
  const [sending, setSending] = useState(false)

  const submit = async (event: FormEvent) => {
    event.preventDefault()
    if (sending) return
    if (!reason) return setFailure(t('reasonMissing'))
    setSending(true)
    setFailure(null)
    try {
      const answer = await send<typeof reportContract>('POST', '/reports', { body: { ...subject, reason } })
      void notify('success', t('sent'))
      onReported(answer)
    } catch (error) {
      if (!(error instanceof ApiError)) throw error
      setFailure(error.message || tErrors('network'))
    } finally {
      setSending(false)
    }
  }

  return (
    <Dialog open={open} onOpenChange={(next) => !next && !sending && onClose()}>
      <DialogContent closeLabel={tCommon('close')} className="sm:max-w-md" {...focus}>
        <DialogHeader>
          <DialogTitle>{t('title', { kind: subject.kind })}</DialogTitle>
          <DialogDescription>{t('text')}</DialogDescription>
        </DialogHeader>
        <form noValidate onSubmit={submit} className="grid gap-4">
          <FormError message={failure ?? undefined} />
          <RadioCards
            legend={t('why')}
            options={REASONS.map((value) => ({
              value,
              label: t(`reason.${value}`),
              hint: t(`hint.${value}`, { kind: subject.kind }),
            }))}
            value={reason}
            onChange={setReason}
          />
          <DialogFooter className="mt-1">
            <Button variant="secondary" onClick={onClose} disabled={sending}>
              {tCommon('cancel')}
            </Button>
            <Button type="submit" loading={sending}>
              {t('send')}
            </Button>
          </DialogFooter>
        </form>
      </DialogContent>
    </Dialog>
  )
}
