import type { Metadata } from 'next'
import { redirect } from 'next/navigation'
import { getTranslations } from 'next-intl/server'
import { GardenPage } from '@/components/auth/garden-page'
import { LostInvitation } from '@/components/auth/lost-invitation'
import { ClientMessages } from '@/components/shell/client-messages'
import { findInvitation } from '@/lib/auth/invitations/service'
import { gate } from '@/lib/session/gate'

export async function generateMetadata(): Promise<Metadata> {
  const t = await getTranslations('recovery')
  return { title: t('lostTitle'), referrer: 'no-referrer' }
}

/** A mailed invitation: on to the form that completes it, or to creating an account without one. */
export default async function InvitationPage({ params }: { params: Promise<{ uuid: string }> }) {
  const { uuid } = await params
  const actor = await gate(`/u/${uuid}`)
  const invitation = await findInvitation(uuid)
  if (invitation) redirect(`/login?origin=u&uuid=${invitation.id}`)
  const t = await getTranslations('recovery')
  return (
    <GardenPage userId={actor?.userId ?? null}>
      <h1 className="mb-6">{t('lostTitle')}</h1>
      <ClientMessages namespaces={['recovery']}>
        <LostInvitation />
      </ClientMessages>
    </GardenPage>
  )
}
