import { getTranslations } from 'next-intl/server'
import { canInvitedRegister, type RegistrationPolicy } from '@/lib/features/auth/registration/rules'

type Invitation = { email: string; hasAccount: boolean; inviter: string; family: string } | null

type SignInPageHeadingProps = { invitation: Invitation; policy: RegistrationPolicy; isSignedOut: boolean }

/** Describes Brota or the invitation, or says goodbye after the sign-out. */
export async function SignInPageHeading({ invitation, policy, isSignedOut }: SignInPageHeadingProps) {
  const t = await getTranslations('login')
  if (isSignedOut)
    return (
      <h1 className="mb-6 max-sm:text-[min(1.5rem,10.5vw)] group-has-[[data-low-scene]]/page:hidden">
        {t('signedOutText')}
      </h1>
    )
  return (
    <div className="mb-6 group-has-[[data-low-scene]]/page:hidden">
      <p className="font-bold text-leaf-ink">{t('greeting')}</p>
      {invitation ? (
        <>
          <h1 className="mt-1 break-words max-sm:text-[min(1.5rem,10.5vw)]">
            {t('invitedBy', {
              named: invitation.inviter ? 'yes' : 'no',
              inviter: invitation.inviter,
              family: invitation.family,
            })}
          </h1>
          <p className="mt-2 text-soft">{t(getIntro(invitation, policy))}</p>
        </>
      ) : (
        <h1 className="mt-1 max-sm:text-[min(1.5rem,10.5vw)]">{t('text')}</h1>
      )}
    </div>
  )
}

function getIntro({ hasAccount, email }: NonNullable<Invitation>, policy: RegistrationPolicy) {
  if (hasAccount) return 'joinText'
  return canInvitedRegister(policy, email) ? 'completeText' : 'invitedText'
}
