import type { Metadata } from 'next'
import { getTranslations } from 'next-intl/server'
import { AdminReadingsSection } from '@/components/privacy/admin-readings-section'
import { LinksSection } from '@/components/privacy/links-section'
import { PeopleSection, RequestsCard } from '@/components/privacy/people-section'
import { PostsSection } from '@/components/privacy/posts-section'
import { ConsentCard } from '@/components/profile/consent-card'
import { OwnDataCard } from '@/components/profile/own-data-card'
import { PrivacyCard } from '@/components/profile/privacy-card'
import { BackLink } from '@/components/shell/back-link'
import { Card } from '@/components/ui/card'
import { readSignInMethods } from '@/lib/features/auth/credentials/service'
import { readConsents } from '@/lib/features/auth/service'
import { listRelated } from '@/lib/features/community/service'
import { listShares } from '@/lib/features/feed/shares/service'
import { readAudiences } from '@/lib/features/feed/visibility/service'
import { listAdminReadings } from '@/lib/features/moderation/admin-readings/service'
import { getOpenIdName } from '@/lib/platform/session/provider'
import { requireFamily } from '@/lib/platform/session/require-access'
import { readOwnFamily, readOwnUser } from '../../../request-cache'

export async function generateMetadata(): Promise<Metadata> {
  const t = await getTranslations('visibleTo')
  return { title: t('title') }
}

const NAMED = { limit: 20 }

export default async function AudiencePage() {
  const actor = await requireFamily('/settings/privacy')
  const [t, settings, user, family, posts, shared, readings, followers, requests, blocked, consents, access] =
    await Promise.all([
      getTranslations('visibleTo'),
      getTranslations('settings'),
      readOwnUser(actor),
      readOwnFamily(actor),
      readAudiences(actor),
      listShares(actor),
      listAdminReadings(actor),
      listRelated(actor, 'followers', NAMED),
      listRelated(actor, 'requests', NAMED),
      listRelated(actor, 'blocks', NAMED),
      readConsents(actor),
      readSignInMethods(actor),
    ])
  const zone = actor.timezone
  return (
    <div className="mx-auto grid w-full max-w-2xl grid-cols-[minmax(0,1fr)] gap-6">
      <header>
        <BackLink href="/settings">{settings('back')}</BackLink>
        <h1>{t('title')}</h1>
        <p className="mt-1 text-soft">{t('text')}</p>
      </header>
      <RequestsCard requests={requests} />
      <PrivacyCard user={user} onLeaderboard={family.onLeaderboard} />
      <Card className="divide-y divide-line py-0 sm:py-1">
        <PeopleSection feedPrivacy={user.feedPrivacy} followers={followers} blocked={blocked} />
        <PostsSection posts={posts} zone={zone} />
        <LinksSection shared={shared} zone={zone} />
        <AdminReadingsSection readings={readings} zone={zone} />
      </Card>
      <ConsentCard consents={consents} zone={zone} openIdName={getOpenIdName()} />
      <OwnDataCard
        user={user}
        hasPassword={access.hasPassword}
        family={{ name: family.name, isLastAdult: family.adults.length === 1 }}
      />
    </div>
  )
}
