'use client'

import { useTranslations } from 'next-intl'
import { useState } from 'react'
import { leaveTo } from '@/components/auth/leave-to'
import { FormError } from '@/components/form/form-error'
import { notifyNext } from '@/components/shell/notify'
import { Alert } from '@/components/ui/alert'
import { Avatar } from '@/components/ui/avatar'
import { Button } from '@/components/ui/button'
import { ConfirmDialog } from '@/components/ui/confirm-dialog'
import type { decidePendingFamilyContract } from '@/lib/features/families/pending/contract'
import { ApiError, send } from '@/lib/platform/http/client'

type PendingFamilyProps = { family: { name: string; adults: string[] } }

/** Asks the account's owner about the family it had before the e-mail address was confirmed. */
export function PendingFamily({ family: { name, adults } }: PendingFamilyProps) {
  const t = useTranslations('familySetup.pending')
  const errors = useTranslations('errors')
  const [isLeaving, setIsLeaving] = useState(false)
  const [isBusy, setIsBusy] = useState(false)
  const [failure, setFailure] = useState<string>()

  const decide = async (keep: boolean) => {
    setIsBusy(true)
    setFailure(undefined)
    try {
      await send<typeof decidePendingFamilyContract>('POST', '/auth/pending-family', { body: { keep } })
      notifyNext('success', t(keep ? 'kept' : 'left'))
      await leaveTo(keep ? '/my-activities' : '/family-setup')
    } catch (error) {
      if (!(error instanceof ApiError)) throw error
      setFailure(error.message || errors('network'))
    }
    setIsLeaving(false)
    setIsBusy(false)
  }

  return (
    <>
      <h1>{t('title')}</h1>
      <p className="mt-2 mb-5 break-words text-soft">
        {t.rich('text', { family: name, b: (parts) => <b className="text-ink">{parts}</b> })}
      </p>
      {adults.length > 0 ? (
        <section aria-labelledby="pending-adults" className="mb-5">
          <h2 id="pending-adults" className="mb-2 text-base">
            {t('adultsTitle')}
          </h2>
          <ul className="grid gap-2">
            {adults.map((adult, index) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: names may repeat, and the list never changes.
              <li key={index} className="flex items-center gap-3">
                <Avatar name={adult} />
                <span className="wrap-anywhere min-w-0 font-bold">{adult}</span>
              </li>
            ))}
          </ul>
        </section>
      ) : (
        <p className="mb-5">{t('alone')}</p>
      )}
      <Alert tone="info" className="mb-6">
        {t('warning')}
      </Alert>
      <FormError message={failure} className="mb-5" />
      <div className="grid gap-3">
        <Button size="lg" className="w-full" loading={isBusy} onClick={() => decide(true)}>
          {t('keep')}
        </Button>
        <Button
          size="lg"
          variant="secondary"
          className="w-full"
          disabled={isBusy}
          onClick={() => setIsLeaving(true)}
        >
          {t('leave')}
        </Button>
      </div>
      <ConfirmDialog
        open={isLeaving}
        title={t('leaveTitle', { family: name })}
        text={t(adults.length > 0 ? 'leaveText' : 'leaveAloneText')}
        closeLabel={t('close')}
        cancelLabel={t('cancel')}
        confirmLabel={t(adults.length > 0 ? 'leaveConfirm' : 'leaveAloneConfirm')}
        onCancel={() => setIsLeaving(false)}
        onConfirm={() => decide(false)}
      />
    </>
  )
}
