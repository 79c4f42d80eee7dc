'use client'

import { ArrowLeft, Mail } from 'lucide-react'
import dynamic from 'next/dynamic'
import { useTranslations } from 'next-intl'
import { useState } from 'react'
import { FormError } from '@/components/form/form-error'
import { Button } from '@/components/ui/button'
import { Skeleton } from '@/components/ui/skeleton'
import { SocialButtons, type SocialProvider } from './social-buttons'

const LoginForm = dynamic(() => import('./login-form').then((module) => module.LoginForm), {
  loading: () => (
    <div className="grid gap-5">
      <Skeleton className="h-19" />
      <Skeleton className="h-19" />
      <Skeleton className="h-12 rounded-full" />
    </div>
  ),
})

const SubscribeForm = dynamic(() => import('./subscribe-form').then((module) => module.SubscribeForm))

/** Whom an invitation is for, and whether they only have to sign in. */
type Invited = { uuid: string; email: string; hasAccount: boolean } | null

type LoginPanelProps = {
  invited: Invited
  /** The providers that are set up. */
  providers: readonly SocialProvider[]
  /** What to say when signing in with a provider fails. */
  failure: string
  /** Whether it just did. */
  failed: boolean
}

/** Opens on the social buttons, e-mail and password one step away; from an invitation on the form that completes it. */
export function LoginPanel({ invited, providers, failure, failed }: LoginPanelProps) {
  const t = useTranslations('login')
  const [way, setWay] = useState<'social' | 'email'>(invited ? 'email' : 'social')
  const [refused, setRefused] = useState(failed)
  const [email, setEmail] = useState(invited?.email ?? '')

  if (way === 'email') {
    return (
      <>
        <Button variant="ghost" className="-mt-2 mb-3 -ml-4 px-4" onClick={() => setWay('social')}>
          <ArrowLeft aria-hidden />
          {t('back')}
        </Button>
        {invited && !invited.hasAccount ? (
          <SubscribeForm invited={invited} />
        ) : (
          <LoginForm email={email} onEmail={setEmail} uuid={invited?.uuid} />
        )}
      </>
    )
  }
  return (
    <>
      <FormError message={refused ? failure : undefined} className="mb-5" />
      <SocialButtons providers={providers} onFailure={() => setRefused(true)} />
      <div className="my-5 flex items-center gap-4 text-soft text-sm before:h-px before:flex-1 before:bg-line after:h-px after:flex-1 after:bg-line">
        {t('or')}
      </div>
      <Button size="lg" className="w-full" onClick={() => setWay('email')}>
        <Mail aria-hidden />
        {t('withEmail')}
      </Button>
    </>
  )
}
