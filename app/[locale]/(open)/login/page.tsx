import type { Metadata } from 'next'
import { getTranslations } from 'next-intl/server'
import { GardenPage } from '@/components/auth/garden-page'
import { LoginNotice } from '@/components/auth/login-notice'
import { LoginWays } from '@/components/auth/login-ways'
import { NoAdministrator } from '@/components/auth/no-administrator'
import { RegistrationLink } from '@/components/auth/registration-link'
import { toReturnPath } from '@/components/auth/return-path'
import { hasAdministrator } from '@/lib/features/auth/first-admin/service'
import { invitedPerson } from '@/lib/features/auth/invitations/service'
import { canInvitedRegister, type RegistrationPolicy } from '@/lib/features/auth/registration/rules'
import { readRegistrationPolicy } from '@/lib/features/auth/registration/service'
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
  const [t, isManaged] = await Promise.all([getTranslations('login'), hasAdministrator()])
  const policy = readRegistrationPolicy()
  const hasPasswords = isPasswordSignInOn()
  return (
    <GardenPage userId={null}>
      <h1>{t('greeting')}</h1>
      <p className="mt-2 mb-7 text-soft">{t(getIntro(policy, invited))}</p>
      {isManaged ? null : <NoAdministrator />}
      <LoginNotice
        error={error}
        provider={word('provider')}
        openIdName={getOpenIdName()}
        invitedEmail={invited?.email}
        goodbye={word('goodbye') !== undefined}
        minutes={word('minutes')}
        registration={policy.mode}
      />
      <LoginWays
        isPlain={word('with') === 'email'}
        withCode={error === 'second_factor_required' || error === 'code_wrong'}
        providers={configuredProviders()}
        openIdName={getOpenIdName()}
        {...{ hasPasswords, invited, uuid, next, policy }}
      />
      {hasPasswords || invited ? <RegistrationLink isInvited={invited !== null} policy={policy} /> : null}
    </GardenPage>
  )
}

function getIntro(policy: RegistrationPolicy, invited: { email: string; hasAccount: boolean } | null) {
  if (!invited) return 'text'
  if (invited.hasAccount) return 'joinText'
  return canInvitedRegister(policy, invited.email) ? 'completeText' : 'invitedText'
}
