import type { Metadata } from 'next'
import { getTranslations } from 'next-intl/server'
import { AccessCard } from '@/components/profile/access-card'
import { ConsentCard } from '@/components/profile/consent-card'
import { DataCard } from '@/components/profile/data-card'
import { OwnDataCard } from '@/components/profile/own-data-card'
import { PrivacySummaryCard } from '@/components/profile/privacy-summary-card'
import { ProfileHeader } from '@/components/profile/profile-header'
import { SessionsCard } from '@/components/profile/sessions-card'
import { readSignInMethods } from '@/lib/features/auth/credentials/service'
import { readConsents } from '@/lib/features/auth/service'
import { listSessions } from '@/lib/features/auth/sessions/service'
import { getOpenIdName, isPasswordSignInOn } from '@/lib/platform/session/provider'
import { requireFamily } from '@/lib/platform/session/require-access'
import { readOwnFamily, readOwnUser } from '../../request-cache'

export async function generateMetadata(): Promise<Metadata> {
  const t = await getTranslations('profile')
  return { title: t('title') }
}

export default async function ProfilePage() {
  const actor = await requireFamily('/profile')
  const [user, family, access, sessions, consents] = await Promise.all([
    readOwnUser(actor),
    readOwnFamily(actor),
    readSignInMethods(actor),
    listSessions(actor),
    readConsents(actor),
  ])
  const zone = actor.timezone
  const openIdName = getOpenIdName()
  const isLastAdult = family.adults.length === 1
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-6">
      <ProfileHeader user={user} familyName={family.name} />
      <div className="grid grid-cols-[minmax(0,1fr)] items-start gap-6 md:grid-cols-2">
        <div className="grid grid-cols-[minmax(0,1fr)] gap-6">
          <DataCard user={user} zone={zone} />
          <AccessCard access={access} allowsPasswords={isPasswordSignInOn()} openIdName={openIdName} />
          <PrivacySummaryCard user={user} />
          <ConsentCard consents={consents} zone={zone} openIdName={openIdName} />
        </div>
        <div className="grid grid-cols-[minmax(0,1fr)] gap-6">
          <SessionsCard sessions={sessions} zone={zone} />
          <OwnDataCard
            user={user}
            hasPassword={access.hasPassword}
            family={{ name: family.name, isLastAdult }}
          />
        </div>
      </div>
    </div>
  )
}
