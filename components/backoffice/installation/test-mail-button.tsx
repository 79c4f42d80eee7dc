'use client'

import { Send } from 'lucide'
import { useTranslations } from 'next-intl'
import { useState } from 'react'
import { useApiMutation } from '@/components/shell/use-api-mutation'
import { Alert } from '@/components/ui/alert'
import { Button } from '@/components/ui/button'
import { Icon } from '@/components/ui/icon'
import type { sendTestMailContract } from '@/lib/features/installation/mail-test/contract'
import type { MailTestResult } from '@/lib/features/installation/mail-test/schema'
import { send } from '@/lib/platform/http/api-client'

const TONES = { accepted: 'success', kept: 'info', failed: 'error' } as const

export function TestMailButton() {
  const t = useTranslations('installation.mail')
  const [result, setResult] = useState<MailTestResult>()
  const { run, isPending } = useApiMutation(
    () => send<typeof sendTestMailContract>('POST', '/admin/mail/test', {}),
    { onSuccess: setResult },
  )
  return (
    <>
      <Button variant="secondary" size="sm" loading={isPending} onClick={() => run()}>
        <Icon of={Send} />
        {t('test')}
      </Button>
      <div role="status" className="mt-3 empty:hidden">
        {result ? (
          <Alert tone={TONES[result.outcome]} title={t(`result.${result.outcome}`, { to: result.to })}>
            <code className="break-words text-sm">{result.detail}</code>
          </Alert>
        ) : null}
      </div>
    </>
  )
}
