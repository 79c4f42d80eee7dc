'use client'

import { ArrowLeft } from 'lucide'
import dynamic from 'next/dynamic'
import { useTranslations } from 'next-intl'
import { type ComponentProps, type ReactNode, useEffect, useRef, useState } from 'react'
import { Button } from '@/components/ui/button'
import { Icon } from '@/components/ui/icon'
import { Skeleton } from '@/components/ui/skeleton'
import type { signInWithTicketContract } from '@/lib/features/auth/social/contract'
import { send } from '@/lib/platform/http/api-client'
import type { Provider } from '@/lib/platform/session/provider-names'
import type { SignInWithCode } from './sign-in-form'
import { SignInFormTitle } from './sign-in-form-title'
import { SignInOptions } from './sign-in-options'
import { SwitchMethodForm } from './switch-method-form'

const SignInForm = dynamic(() => import('./sign-in-form').then((module) => module.SignInForm), {
  loading: () => (
    <div className="grid gap-5">
      <Skeleton className="h-19" />
      <Skeleton className="h-19" />
      <Skeleton className="h-12 rounded-full" />
    </div>
  ),
})

const CodeForm = dynamic(() => import('./code-form').then((module) => module.CodeForm))

const RegisterForm = dynamic(() => import('./register-form').then((module) => module.RegisterForm))

/** Keeps the form open after a reload or a change of language. */
const EMAIL_HASH = '#email'

const CODE_HASH = '#code='

type SignInPanelProps = {
  invitation: { invitationToken: string; email: string; hasAccount: boolean } | null
  providers: readonly Provider[]
  openIdName: string
  /** False shows providers only. */
  hasPasswords: boolean
  consent: ReactNode
  /** Above the options, for new visitors. */
  intro: ReactNode
  footer: ReactNode
  next: string
}

/** Shows the sign-in's options, then the chosen form; an invitation opens its form at once. */
export function SignInPanel({
  invitation,
  providers,
  openIdName,
  hasPasswords,
  consent,
  intro,
  footer,
  next,
}: SignInPanelProps) {
  const t = useTranslations('login')
  const [step, setStep] = useState<'options' | 'form'>(invitation && hasPasswords ? 'form' : 'options')
  const [email, setEmail] = useState(invitation?.email ?? '')
  const [signInWithCode, setSignInWithCode] = useState<SignInWithCode | null>(null)
  const emailButton = useRef<HTMLButtonElement>(null)
  const isBack = useRef(false)

  useEffect(() => {
    const { hash, pathname, search } = window.location
    if (hash === EMAIL_HASH && hasPasswords) setStep('form')
    if (!hash.startsWith(CODE_HASH)) return
    const ticket = hash.slice(CODE_HASH.length)
    window.history.replaceState(null, '', pathname + search)
    setSignInWithCode(
      () => (code: string) =>
        send<typeof signInWithTicketContract>('POST', '/auth/social-login/code', { body: { ticket, code } }),
    )
  }, [hasPasswords])
  useEffect(() => {
    if (step === 'options' && isBack.current) emailButton.current?.focus()
  }, [step])

  const goTo = (nextStep: typeof step) => {
    isBack.current = nextStep === 'options'
    const { pathname, search } = window.location
    const query = new URLSearchParams(search)
    query.delete('with')
    const path = `${pathname}?${query}`.replace(/\?$/, '')
    window.history.replaceState(null, '', path + (nextStep === 'form' ? EMAIL_HASH : ''))
    setStep(nextStep)
  }

  if (signInWithCode) {
    return (
      <>
        <BackButton label={t('codeBack')} onClick={() => setSignInWithCode(null)} />
        <CodeForm signIn={signInWithCode} next={next} />
      </>
    )
  }
  if (step === 'form') {
    return (
      <>
        <SwitchMethodForm next={next} onSubmit={() => goTo('options')}>
          <BackButton label={t('back')} type="submit" />
        </SwitchMethodForm>
        {invitation ? null : <SignInFormTitle />}
        {invitation && !invitation.hasAccount ? (
          <RegisterForm invitation={invitation} />
        ) : (
          <SignInForm
            email={email}
            onEmail={setEmail}
            invitationToken={invitation?.invitationToken}
            next={next}
            onCodeNeeded={(signIn) => setSignInWithCode(() => signIn)}
          />
        )}
        {footer}
      </>
    )
  }
  return (
    <>
      <SignInOptions
        providers={providers}
        openIdName={openIdName}
        hasPasswords={hasPasswords}
        consent={consent}
        intro={intro}
        invitationToken={invitation?.invitationToken}
        next={next}
        emailButton={emailButton}
        onEmail={() => goTo('form')}
      />
      {intro ? null : footer}
    </>
  )
}

function BackButton({ label, ...button }: { label: string } & ComponentProps<typeof Button>) {
  return (
    <Button
      variant="ghost"
      size="sm"
      className="-mt-3 mb-3 -ml-1.5 min-h-11 gap-1.5 rounded-md px-1.5 text-soft hover:bg-transparent"
      {...button}
    >
      <Icon of={ArrowLeft} />
      {label}
    </Button>
  )
}
