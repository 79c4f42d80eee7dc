import type { Metadata } from 'next'
import { cookies } from 'next/headers'
import { getTranslations } from 'next-intl/server'
import { GardenPage } from '@/components/auth/garden-page'
import { LoginHeading } from '@/components/auth/login-heading'
import { LoginNotice } from '@/components/auth/login-notice'
import { TrustLines } from '@/components/auth/login-start'
import { LoginWays } from '@/components/auth/login-ways'
import { NoAdministrator } from '@/components/auth/no-administrator'
import { toReturnPath } from '@/components/auth/return-path'
import { hasAdministrator } from '@/lib/features/auth/first-admin/service'
import { invitedPerson } from '@/lib/features/auth/invitations/service'
import { readRegistrationPolicy } from '@/lib/features/auth/registration/service'
import { SIGNED_OUT_COOKIE } from '@/lib/platform/session/cookies'
import { configuredProviders, getOpenIdName, isPasswordSignInOn } from '@/lib/platform/session/provider'
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
  const isManaged = await hasAdministrator()
  const policy = readRegistrationPolicy()
  const hasPasswords = isPasswordSignInOn()
  const isGoodbye = word('notice') === 'goodbye'
  const isSignedOut =
    (await cookies()).has(SIGNED_OUT_COOKIE) && !isGoodbye && !invited && next === '/' && error === undefined
  return (
    <GardenPage userId={null} grows>
      <LoginHeading {...{ invited, policy, isSignedOut }} />
      {isManaged ? null : <NoAdministrator />}
      <LoginNotice
        error={error}
        provider={word('provider')}
        openIdName={getOpenIdName()}
        invitedEmail={invited?.email}
        notice={isGoodbye ? 'goodbye' : isSignedOut ? 'signedOut' : null}
        minutes={word('minutes')}
        registration={policy.mode}
      />
      <LoginWays
        isPlain={word('with') === 'email'}
        withCode={error === 'second_factor_required' || error === 'code_wrong'}
        providers={configuredProviders()}
        openIdName={getOpenIdName()}
        {...{ hasPasswords, invited, isSignedOut, uuid, next, policy }}
      />
      {invited ? (
        <div className="mt-7">
          <TrustLines />
        </div>
      ) : null}
    </GardenPage>
  )
}
