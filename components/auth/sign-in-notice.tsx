import { getTranslations } from 'next-intl/server'
import { Alert } from '@/components/ui/alert'
import type { RegistrationPolicy } from '@/lib/features/auth/registration/rules'
import { SOCIAL_PROVIDERS } from '@/lib/platform/session/provider-names'

type SignInNoticeProps = {
  error: string | undefined
  provider: string | undefined
  openIdName: string
  invitedEmail: string | undefined
  notice: 'goodbye' | 'signedOut' | null
  registration: RegistrationPolicy['mode']
  minutes: string | undefined
}

/** Explains an error that led back to the sign-in page, or confirms a sign-out. */
export async function SignInNotice({ error, notice, ...details }: SignInNoticeProps) {
  const t = await getTranslations('login')
  if (error !== undefined) {
    const { title, text } = await getNoticeTexts(error, details)
    return (
      <Alert tone="error" role="alert" title={title} className="mb-6">
        {text}
      </Alert>
    )
  }
  if (!notice) return null
  return (
    <Alert tone="success" role="status" title={t(`${notice}Title`)} className="mb-6">
      {notice === 'goodbye' ? t('goodbyeText') : null}
    </Alert>
  )
}

const REFUSALS = {
  open: 'registration_other_domain',
  invite: 'registration_invite',
  closed: 'registration_closed',
} as const

async function getNoticeTexts(
  error: string,
  { provider, openIdName, invitedEmail, minutes, registration }: Omit<SignInNoticeProps, 'error' | 'notice'>,
) {
  const [t, errors] = await Promise.all([getTranslations('login'), getTranslations('errors')])
  switch (error) {
    case 'login_error_credentials':
    case 'validation_failed':
      return { title: errors('login_error_credentials'), text: null }
    case 'second_factor_required':
      return { title: t('codeTitle'), text: t('codeAgain') }
    case 'too_many_requests':
      return { title: errors(error, { minutes: parseMinutes(minutes) }), text: null }
    case 'internal_error':
    case 'service_unavailable':
      return { title: t('failedThere'), text: errors(error) }
    case 'registration_closed':
      return { title: errors(REFUSALS[registration]), text: null }
    case 'account_inactive':
    case 'code_wrong':
    case 'provider_not_configured':
    case 'invitation_gone':
      return { title: errors(error), text: null }
    case 'invitation_email_mismatch':
      return { title: errors(error), text: invitedEmail && t('mismatch', { email: invitedEmail }) }
    case 'no_credential':
      return { title: t('noCredential'), text: t('noCredentialText') }
    case 'OAuthSignin':
    case 'OAuthCallback': {
      const text = errors('login_error_google_failed')
      if (provider === 'oidc') return { title: t('noInfo.oidc', { name: openIdName }), text }
      const known = SOCIAL_PROVIDERS.find((each) => each === provider)
      return { title: known && t(`noInfo.${known}`), text }
    }
    default:
      return { title: t('socialFailed'), text: errors('login_error_google_unexpected') }
  }
}

/** Limits the value, because anyone can write the page's address. */
function parseMinutes(minutes: string | undefined): number {
  return Math.min(60, Math.max(1, Number.parseInt(minutes ?? '', 10) || 1))
}
