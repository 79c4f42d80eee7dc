'use client'

import { MailCheck } from 'lucide'
import { useTranslations } from 'next-intl'
import { useState } from 'react'
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
import { Icon } from '@/components/ui/icon'
import { useReturnFocus } from '@/components/ui/use-return-focus'
import type { resendVerificationContract } from '@/lib/features/auth/recovery/contract'
import { send } from '@/lib/platform/http/api-client'

/** Explains that following needs a confirmed e-mail address. */
export function VerifyDialog() {
  const t = useTranslations('community')
  const tCommon = useTranslations('common')
  const focus = useReturnFocus()
  const [open, setOpen] = useState(true)
  const { run, isPending } = useApiMutation(
    () => send<typeof resendVerificationContract>('POST', '/auth/verify-email/resend', {}),
    { success: t('verify.sent'), onSuccess: () => setOpen(false) },
  )

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
          <Button loading={isPending} onClick={() => run()}>
            {t('verify.resend')}
          </Button>
        </DialogFooter>
      </DialogContent>
    </Dialog>
  )
}
