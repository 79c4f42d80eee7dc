import type { Metadata } from 'next'
import { getTranslations } from 'next-intl/server'
import { ConsentText } from '@/components/auth/consent-text'
import { GardenPage } from '@/components/auth/garden-page'
import { LoginNotice } from '@/components/auth/login-notice'
import { LoginPanel } from '@/components/auth/login-panel'
import { PlainLoginForm } from '@/components/auth/plain-login-form'
import { toReturnPath } from '@/components/auth/return-path'
import { ClientMessages } from '@/components/shell/client-messages'
import { buttonVariants } from '@/components/ui/button-variants'
import { cn } from '@/components/ui/cn'
import { invitedPerson } from '@/lib/features/auth/invitations/service'
import { Link } from '@/lib/platform/i18n/navigation'
import { configuredProviders } from '@/lib/platform/session/provider'
import { requireAccess } from '@/lib/platform/session/require-access'

export async function generateMetadata(): Promise<Metadata> {
  const t = await getTranslations('login')
  return { title: t('title'), referrer: 'same-origin' }
}

type LoginPageProps = { searchParams: Promise<Record<string, string | string[] | undefined>> }

export default async function LoginPage({ searchParams }: LoginPageProps) {
  await requireAccess('/login')
  const query = await searchParams
  const word = (name: string) => [query[name]].flat()[0]
  const uuid = word('uuid')
  const error = word('error')
  const next = toReturnPath(query.next, '/')
  const invited = uuid ? await invitedPerson(uuid) : null
  const t = await getTranslations('login')
  const invitation = invited && t(invited.hasAccount ? 'joinText' : 'completeText')
  return (
    <GardenPage userId={null}>
      <h1>{t('greeting')}</h1>
      <p className="mt-2 mb-7 text-soft">{invitation ?? t('text')}</p>
      <LoginNotice
        error={error}
        provider={word('provider')}
        invitedEmail={invited?.email}
        goodbye={word('goodbye') !== undefined}
        minutes={word('minutes')}
      />
      {word('with') === 'email' ? (
        <PlainLoginForm
          next={next}
          uuid={uuid}
          email={invited?.email}
          withCode={error === 'second_factor_required' || error === 'code_wrong'}
        />
      ) : (
        <ClientMessages namespaces={['login', 'subscribe']}>
          <LoginPanel
            key={invited?.uuid}
            invited={invited}
            providers={configuredProviders()}
            consent={<ConsentText given="by going on" />}
            next={next}
          />
        </ClientMessages>
      )}
      <p className="mt-6 flex flex-wrap items-center justify-center gap-x-2 text-soft">
        {invited ? t('notYou') : t('newHere')}
        <Link href={invited ? '/login' : '/subscribe'} className={cn(buttonVariants({ variant: 'link' }))}>
          {invited ? t('otherAccount') : t('create')}
        </Link>
      </p>
    </GardenPage>
  )
}
