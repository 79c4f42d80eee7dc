import type { Metadata } from 'next'
import { cookies } from 'next/headers'
import { getTranslations } from 'next-intl/server'
import { TrustLines } from '@/components/auth/new-visitor-intro'
import { NoAdministrator } from '@/components/auth/no-administrator'
import { toReturnPath } from '@/components/auth/return-path'
import { SignInNotice } from '@/components/auth/sign-in-notice'
import { SignInPageHeading } from '@/components/auth/sign-in-page-heading'
import { SignInSection } from '@/components/auth/sign-in-section'
import { StandalonePage } from '@/components/shell/standalone-page'
import { hasAdministrator } from '@/lib/features/auth/first-admin/service'
import { readSignInInvitation } from '@/lib/features/auth/invitations/service'
import { readRegistrationPolicy } from '@/lib/features/auth/registration/service'
import { SIGNED_OUT_COOKIE } from '@/lib/platform/session/cookies'
import { getOpenIdName, isPasswordSignInOn, listConfiguredProviders } from '@/lib/platform/session/provider'
import { requireAccess } from '@/lib/platform/session/require-access'

export async function generateMetadata(): Promise<Metadata> {
  const t = await getTranslations('login')
  return { title: t('title'), referrer: 'same-origin' }
}

type SignInPageProps = { searchParams: Promise<Record<string, string | string[] | undefined>> }

export default async function SignInPage({ searchParams }: SignInPageProps) {
  await requireAccess('/login')
  const query = await searchParams
  const getParam = (name: string) => [query[name]].flat()[0]
  const invitationToken = getParam('uuid')
  const error = getParam('error')
  const next = toReturnPath(query.next, '/')
  const invitation = invitationToken ? await readSignInInvitation(invitationToken) : null
  const isManaged = await hasAdministrator()
  const policy = readRegistrationPolicy()
  const hasPasswords = isPasswordSignInOn()
  const isGoodbye = getParam('notice') === 'goodbye'
  const isSignedOut =
    (await cookies()).has(SIGNED_OUT_COOKIE) &&
    !isGoodbye &&
    !invitation &&
    next === '/' &&
    error === undefined
  return (
    <StandalonePage userId={null} grows>
      <SignInPageHeading invitation={invitation} policy={policy} isSignedOut={isSignedOut} />
      {isManaged ? null : <NoAdministrator />}
      <SignInNotice
        error={error}
        provider={getParam('provider')}
        openIdName={getOpenIdName()}
        invitedEmail={invitation?.email}
        notice={isGoodbye ? 'goodbye' : isSignedOut ? 'signedOut' : null}
        minutes={getParam('minutes')}
        registration={policy.mode}
      />
      <SignInSection
        isPlain={getParam('with') === 'email'}
        withCode={error === 'second_factor_required' || error === 'code_wrong'}
        providers={listConfiguredProviders()}
        openIdName={getOpenIdName()}
        hasPasswords={hasPasswords}
        invitation={invitation}
        invitationToken={invitationToken}
        isSignedOut={isSignedOut}
        next={next}
        policy={policy}
      />
      {invitation ? (
        <div className="mt-7">
          <TrustLines />
        </div>
      ) : null}
    </StandalonePage>
  )
}
