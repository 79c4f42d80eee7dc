'use client'

import { useTranslations } from 'next-intl'
import { useState } from 'react'
import { useApiMutation } from '@/components/shell/use-api-mutation'
import { Alert } from '@/components/ui/alert'
import { Button } from '@/components/ui/button'
import { buttonVariants } from '@/components/ui/button-variants'
import type { unsubscribeContract } from '@/lib/features/notifications/unsubscribe/contract'
import type { Unsubscribable } from '@/lib/features/notifications/unsubscribe/schema'
import { send } from '@/lib/platform/http/api-client'
import { Link } from '@/lib/platform/i18n/navigation'

type UnsubscribeNowProps = { token: string; kind: Unsubscribable; isSubscribed: boolean }

/** Unsubscribes with a tap, since link scanners must not. */
export function UnsubscribeNow({ token, kind, isSubscribed }: UnsubscribeNowProps) {
  const t = useTranslations('unsubscribe')
  const [isDone, setIsDone] = useState(!isSubscribed)
  const { run, isPending } = useApiMutation(
    () => send<typeof unsubscribeContract>('POST', '/unsubscribe/{token}', { params: { token } }),
    { onSuccess: () => setIsDone(true) },
  )
  if (isDone)
    return (
      <div className="grid gap-5">
        <Alert tone="success" role="status" title={t('done')}>
          {t(`doneText.${kind}`)}
        </Alert>
        <Link href="/" className={buttonVariants({ size: 'lg', className: 'w-full' })}>
          {t('goOn')}
        </Link>
      </div>
    )
  return (
    <div className="grid gap-5">
      <p className="text-soft">{t(`text.${kind}`)}</p>
      <Button size="lg" loading={isPending} onClick={() => void run()} className="w-full">
        {t('confirm')}
      </Button>
    </div>
  )
}
