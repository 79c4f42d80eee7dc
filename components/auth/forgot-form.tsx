'use client'

import { useTranslations } from 'next-intl'
import { useState } from 'react'
import { EmailField } from '@/components/form/email-field'
import { FormFrame } from '@/components/form/form-frame'
import { useContractForm } from '@/components/form/use-contract-form'
import { Alert } from '@/components/ui/alert'
import { Button } from '@/components/ui/button'
import type { forgotPasswordContract } from '@/lib/features/auth/recovery/contract'
import { send } from '@/lib/platform/http/api-client'

type Values = { email: string }

/** Requests a password link; the response does not reveal accounts. Without mail the operator has the link. */
export function ForgotForm({ canSendMail }: { canSendMail: boolean }) {
  const t = useTranslations('recovery')
  const login = useTranslations('login')
  const [sentTo, setSentTo] = useState<string | null>(null)
  const { field, onSubmit, errorMessage, submitting } = useContractForm<Values, string>({
    schema: async () => (await import('./recovery-schema')).forgotPasswordInput,
    defaultValues: {},
    submit: async (body) => {
      await send<typeof forgotPasswordContract>('POST', '/auth/forgot-password', { body })
      return body.email
    },
    onDone: setSentTo,
  })

  if (sentTo !== null) {
    return (
      <Alert
        tone="success"
        role="status"
        title={t(canSendMail ? 'sentTitle' : 'storedTitle')}
        action={
          <Button variant="secondary" onClick={() => setSentTo(null)}>
            {t('sentAgain')}
          </Button>
        }
      >
        {t.rich(canSendMail ? 'sentText' : 'storedText', {
          email: sentTo,
          b: (words) => <b className="break-words">{words}</b>,
        })}
      </Alert>
    )
  }
  return (
    <FormFrame
      onSubmit={onSubmit}
      submitting={submitting}
      submitLabel={t(canSendMail ? 'forgotSubmit' : 'prepareSubmit')}
      errorMessage={errorMessage}
    >
      <EmailField label={login('email')} autoComplete="username" {...field('email')} />
    </FormFrame>
  )
}
