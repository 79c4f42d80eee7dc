'use client'

import { useTranslations } from 'next-intl'
import { useState } from 'react'
import { leaveTo } from '@/components/auth/leave-to'
import { FormError } from '@/components/form/form-error'
import { notifyNext } from '@/components/shell/notify'
import { useApiMutation } from '@/components/shell/use-api-mutation'
import { Alert } from '@/components/ui/alert'
import { Avatar } from '@/components/ui/avatar'
import { Button } from '@/components/ui/button'
import { LazyConfirm } from '@/components/ui/lazy-confirm'
import type { decidePendingFamilyContract } from '@/lib/features/families/pending/contract'
import { send } from '@/lib/platform/http/api-client'

type PendingFamilyProps = { family: { name: string; adults: string[] } }

/** Asks about the family from before the address was confirmed. */
export function PendingFamily({ family: { name, adults } }: PendingFamilyProps) {
  const t = useTranslations('familySetup.pending')
  const errors = useTranslations('errors')
  const [isLeaving, setIsLeaving] = useState<boolean | null>(null)
  const [errorMessage, setErrorMessage] = useState<string>()

  const { run, isPending } = useApiMutation(
    (keep: boolean) =>
      send<typeof decidePendingFamilyContract>('POST', '/auth/pending-family', { body: { keep } }),
    {
      onSuccess: (_, keep) => {
        notifyNext('success', t(keep ? 'kept' : 'left'))
        return leaveTo(keep ? '/my-activities' : '/family-setup')
      },
      onError: (error) => {
        setErrorMessage(error.message || errors('network'))
        return true
      },
    },
  )
  const decide = async (keep: boolean) => {
    setErrorMessage(undefined)
    await run(keep)
    setIsLeaving(false)
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
                <Avatar tone="leaf" name={adult} />
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
      <FormError message={errorMessage} className="mb-5" />
      <div className="grid gap-3">
        <Button size="lg" className="w-full" loading={isPending} onClick={() => decide(true)}>
          {t('keep')}
        </Button>
        <Button
          size="lg"
          variant="secondary"
          className="w-full"
          disabled={isPending}
          onClick={() => setIsLeaving(true)}
        >
          {t('leave')}
        </Button>
      </div>
      {isLeaving === null ? null : (
        <LazyConfirm
          open={isLeaving}
          title={t('leaveTitle', { family: name })}
          text={t(adults.length > 0 ? 'leaveText' : 'leaveAloneText')}
          closeLabel={t('close')}
          cancelLabel={t('cancel')}
          confirmLabel={t(adults.length > 0 ? 'leaveConfirm' : 'leaveAloneConfirm')}
          onCancel={() => setIsLeaving(false)}
          onConfirm={() => decide(false)}
        />
      )}
    </>
  )
}
