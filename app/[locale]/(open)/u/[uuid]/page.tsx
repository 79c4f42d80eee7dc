import type { Metadata } from 'next'
import { redirect } from 'next/navigation'
import { getTranslations } from 'next-intl/server'
import { InvitationForMe } from '@/components/auth/invitation-for-me'
import { LostInvitation } from '@/components/auth/lost-invitation'
import { SignInInstead } from '@/components/auth/sign-in-instead'
import { ClientMessages } from '@/components/shell/client-messages'
import { StandalonePage } from '@/components/shell/standalone-page'
import { readInvitationFor } from '@/lib/features/auth/acceptance/service'
import { INVITATION_DAYS } from '@/lib/features/auth/invitations/schema'
import { findInvitation } from '@/lib/features/auth/invitations/service'
import { isOpen } from '@/lib/features/auth/registration/rules'
import { readRegistrationPolicy } from '@/lib/features/auth/registration/service'
import { readSelf } from '@/lib/features/users/service'
import { requireAccess } from '@/lib/platform/session/require-access'

export async function generateMetadata(): Promise<Metadata> {
  const t = await getTranslations('invited')
  return { title: t('title'), referrer: 'no-referrer' }
}

/** Redirects an invitation to the sign-in page; users with a session decide here. */
export default async function InvitationPage({ params }: { params: Promise<{ uuid: string }> }) {
  const { uuid } = await params
  const actor = await requireAccess(`/u/${uuid}`)
  const found = actor ? null : await findInvitation(uuid)
  if (found) redirect(`/login?origin=u&uuid=${found.id}`)
  const forMe = actor && (await readInvitationFor(actor, uuid))
  const user = actor && forMe && (await readSelf(actor))
  const [t, registration] = await Promise.all([getTranslations('invited'), getTranslations('registration')])
  return (
    <StandalonePage userId={actor?.userId ?? null}>
      {forMe && user ? (
        <InvitationForMe invitation={forMe} user={user} />
      ) : (
        <>
          <h1>{t('lostTitle')}</h1>
          <p className="mt-3 mb-6 text-lg text-soft">{t('lostHelp', { days: INVITATION_DAYS })}</p>
          {isOpen(readRegistrationPolicy(), false) ? (
            <ClientMessages namespaces={['invited']}>
              <LostInvitation />
            </ClientMessages>
          ) : (
            <SignInInstead title={t('lostText')} text={registration('lostText')} />
          )}
        </>
      )}
    </StandalonePage>
  )
}
