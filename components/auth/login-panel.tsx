'use client'

import { ArrowLeft } from 'lucide'
import dynamic from 'next/dynamic'
import { useTranslations } from 'next-intl'
import { type ComponentProps, type ReactNode, useEffect, useRef, useState } from 'react'
import { Button } from '@/components/ui/button'
import { Icon } from '@/components/ui/icon'
import { Skeleton } from '@/components/ui/skeleton'
import type { signInWithTicketContract } from '@/lib/features/auth/social/contract'
import { send } from '@/lib/platform/http/client'
import type { Provider } from '@/lib/platform/session/provider-names'
import { ChoiceForm } from './choice-form'
import { FirstWays } from './first-ways'
import type { SignInWithCode } from './login-form'

const LoginForm = dynamic(() => import('./login-form').then((module) => module.LoginForm), {
  loading: () => (
    <div className="grid gap-5">
      <Skeleton className="h-19" />
      <Skeleton className="h-19" />
      <Skeleton className="h-12 rounded-full" />
    </div>
  ),
})

const CodeForm = dynamic(() => import('./code-form').then((module) => module.CodeForm))

const SubscribeForm = dynamic(() => import('./subscribe-form').then((module) => module.SubscribeForm))

/** The fragment survives a reload or a change of language. */
const EMAIL_HASH = '#email'

const CODE_HASH = '#code='

type Invited = { uuid: string; email: string; hasAccount: boolean } | null

type LoginPanelProps = {
  invited: Invited
  providers: readonly Provider[]
  openIdName: string
  /** False leaves the providers only. */
  hasPasswords: boolean
  consent: ReactNode
  start: ReactNode
  foot: ReactNode
  next: string
}

/** Shows the social buttons first; an invitation opens its form. */
export function LoginPanel(props: LoginPanelProps) {
  const { invited, providers, openIdName, hasPasswords, consent, start, foot, next } = props
  const t = useTranslations('login')
  const [way, setWay] = useState<'social' | 'email'>(invited && hasPasswords ? 'email' : 'social')
  const [email, setEmail] = useState(invited?.email ?? '')
  const [signInWithCode, setSignInWithCode] = useState<SignInWithCode | null>(null)
  const emailButton = useRef<HTMLButtonElement>(null)
  const isBack = useRef(false)

  useEffect(() => {
    const { hash, pathname, search } = window.location
    if (hash === EMAIL_HASH && hasPasswords) setWay('email')
    if (!hash.startsWith(CODE_HASH)) return
    const ticket = hash.slice(CODE_HASH.length)
    window.history.replaceState(null, '', pathname + search)
    setSignInWithCode(
      () => (code: string) =>
        send<typeof signInWithTicketContract>('POST', '/auth/social-login/code', { body: { ticket, code } }),
    )
  }, [hasPasswords])
  useEffect(() => {
    if (way === 'social' && isBack.current) emailButton.current?.focus()
  }, [way])

  const go = (to: 'social' | 'email') => {
    isBack.current = to === 'social'
    const { pathname, search } = window.location
    const query = new URLSearchParams(search)
    query.delete('with')
    const kept = `${pathname}?${query}`.replace(/\?$/, '')
    window.history.replaceState(null, '', kept + (to === 'email' ? EMAIL_HASH : ''))
    setWay(to)
  }

  if (signInWithCode) {
    return (
      <>
        <BackButton label={t('codeBack')} onClick={() => setSignInWithCode(null)} />
        <CodeForm signIn={signInWithCode} next={next} />
      </>
    )
  }
  if (way === 'email') {
    return (
      <>
        <ChoiceForm next={next} onSubmit={() => go('social')}>
          <BackButton label={t('back')} type="submit" />
        </ChoiceForm>
        {invited && !invited.hasAccount ? (
          <SubscribeForm invited={invited} />
        ) : (
          <LoginForm
            email={email}
            onEmail={setEmail}
            uuid={invited?.uuid}
            next={next}
            onCodeNeeded={(signIn) => setSignInWithCode(() => signIn)}
          />
        )}
        {foot}
      </>
    )
  }
  return (
    <>
      <FirstWays
        {...{ providers, openIdName, hasPasswords, consent, start, next, emailButton }}
        invitation={invited?.uuid}
        onEmail={() => go('email')}
      />
      {start ? null : foot}
    </>
  )
}

function BackButton({ label, ...button }: { label: string } & ComponentProps<typeof Button>) {
  return (
    <Button variant="ghost" className="-mt-2 mb-3 -ml-4 px-4" {...button}>
      <Icon of={ArrowLeft} />
      {label}
    </Button>
  )
}
