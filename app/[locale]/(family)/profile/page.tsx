import type { Metadata } from 'next'
import { getTranslations } from 'next-intl/server'
import { AccessCard } from '@/components/profile/access-card'
import { DataCard } from '@/components/profile/data-card'
import { ProfileHeader } from '@/components/profile/profile-header'
import { ProfileLinks } from '@/components/profile/profile-links'
import { readSignInMethods } from '@/lib/features/auth/credentials/service'
import { getOpenIdName, isPasswordSignInOn } from '@/lib/platform/session/provider'
import { requireFamily } from '@/lib/platform/session/require-access'
import { readOwnFamily, readOwnUser } from '../../request-cache'

export async function generateMetadata(): Promise<Metadata> {
  const t = await getTranslations('profile')
  return { title: t('title') }
}

export default async function ProfilePage() {
  const actor = await requireFamily('/profile')
  const [user, family, access] = await Promise.all([
    readOwnUser(actor),
    readOwnFamily(actor),
    readSignInMethods(actor),
  ])
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-6">
      <ProfileHeader user={user} family={family} />
      <div className="grid grid-cols-[minmax(0,1fr)] gap-6 md:grid-cols-2">
        <DataCard user={user} zone={actor.timezone} />
        <AccessCard access={access} allowsPasswords={isPasswordSignInOn()} openIdName={getOpenIdName()} />
        <ProfileLinks audience={user.feedPrivacy} />
      </div>
    </div>
  )
}
