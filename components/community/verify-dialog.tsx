'use client'

import { MailCheck } from 'lucide'
import { useTranslations } from 'next-intl'
import { useState } from 'react'
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
import { Icon } from '@/components/ui/icon'
import { useReturnFocus } from '@/components/ui/use-return-focus'
import type { resendVerificationContract } from '@/lib/features/auth/recovery/contract'
import { ApiError, send } from '@/lib/platform/http/client'

/** Explains that following needs a confirmed e-mail address, and sends another link. Opens on mount. */
export function VerifyDialog() {
  const t = useTranslations('community')
  const tCommon = useTranslations('common')
  const tErrors = useTranslations('errors')
  const focus = useReturnFocus()
  const [open, setOpen] = useState(true)
  const [sending, setSending] = useState(false)

  const resend = async () => {
    setSending(true)
    try {
      await send<typeof resendVerificationContract>('POST', '/auth/verify-email/resend', {})
      setOpen(false)
      void notify('success', t('verify.sent'))
    } catch (error) {
      if (!(error instanceof ApiError)) throw error
      void notify('error', error.message || tErrors('network'))
    } finally {
      setSending(false)
    }
  }

  return (
    <Dialog open={open} onOpenChange={setOpen}>
      <DialogContent closeLabel={tCommon('close')} className="sm:max-w-md" {...focus}>
        <Icon of={MailCheck} className="mb-3 size-10 text-leaf-ink" />
        <DialogHeader>
          <DialogTitle>{t('verify.title')}</DialogTitle>
          <DialogDescription>{t('verify.text')}</DialogDescription>
        </DialogHeader>
        <DialogFooter>
          <Button variant="secondary" onClick={() => setOpen(false)}>
            {tCommon('close')}
          </Button>
          <Button loading={sending} onClick={resend}>
            {t('verify.resend')}
          </Button>
        </DialogFooter>
      </DialogContent>
    </Dialog>
  )
}
