'use client'

import { useTranslations } from 'next-intl'
import { useEffect, useState } from 'react'
import { CodeField } from '@/components/form/code-field'
import { FormFrame } from '@/components/form/form-frame'
import { useContractForm } from '@/components/form/use-contract-form'
import { Button } from '@/components/ui/button'
import { leaveTo } from './leave-to'

type CodeFormProps = {
  signIn: (code: string) => Promise<unknown>
  next: string
}

export function CodeForm({ signIn, next }: CodeFormProps) {
  const t = useTranslations('login')
  const [kind, setKind] = useState<'app' | 'recovery'>('app')
  const { field, onSubmit, errorMessage, submitting, setFocus, reset } = useContractForm<
    { code: string },
    unknown
  >({
    schema: async () => (await import('@/lib/features/auth/second-factor/schema')).enableInput,
    defaultValues: { code: '' },
    submit: ({ code }) => signIn(code),
    onDone: () => leaveTo(next),
  })

  // biome-ignore lint/correctness/useExhaustiveDependencies: the other kind of code is another field
  useEffect(() => setFocus('code'), [setFocus, kind])

  const isApp = kind === 'app'
  const change = () => {
    reset()
    setKind(isApp ? 'recovery' : 'app')
  }
  return (
    <>
      <h2 className="text-2xl">{t('codeTitle')}</h2>
      <p className="mt-1 mb-5 text-soft">{t(isApp ? 'codeText' : 'recoveryText')}</p>
      <FormFrame
        onSubmit={onSubmit}
        submitting={submitting}
        submitLabel={t('submit')}
        errorMessage={errorMessage}
      >
        <CodeField
          key={kind}
          label={t(isApp ? 'code' : 'recoveryCode')}
          {...(isApp ? {} : { inputMode: 'text', autoComplete: 'off' })}
          {...field('code')}
        />
      </FormFrame>
      <p className="mt-3 text-center">
        <Button variant="link" onClick={change}>
          {t(isApp ? 'useRecovery' : 'useApp')}
        </Button>
      </p>
    </>
  )
}
