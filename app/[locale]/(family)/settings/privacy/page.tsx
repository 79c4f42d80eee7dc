import type { Metadata } from 'next'
import { getTranslations } from 'next-intl/server'
import { AdminReadingsCard } from '@/components/privacy/admin-readings-card'
import { LinksCard } from '@/components/privacy/links-card'
import { PeopleCard } from '@/components/privacy/people-card'
import { PostsCard } from '@/components/privacy/posts-card'
import { StoredDataCard } from '@/components/privacy/stored-data-card'
import { PrivacyCard } from '@/components/profile/privacy-card'
import { BackLink } from '@/components/shell/back-link'
import { listRelated } from '@/lib/features/community/service'
import { listShares } from '@/lib/features/feed/shares/service'
import { readAudiences } from '@/lib/features/feed/visibility/service'
import { listAdminReadings } from '@/lib/features/moderation/admin-readings/service'
import { requireFamily } from '@/lib/platform/session/require-access'
import { readOwnFamily, readOwnUser } from '../../../request-cache'

export async function generateMetadata(): Promise<Metadata> {
  const t = await getTranslations('visibleTo')
  return { title: t('title') }
}

const NAMED = { limit: 20 }

export default async function AudiencePage() {
  const actor = await requireFamily('/settings/privacy')
  const [t, settings, user, family, posts, shared, readings, followers, requests, blocked] =
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
    ])
  const zone = actor.timezone
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-6">
      <header>
        <BackLink href="/settings">{settings('back')}</BackLink>
        <h1>{t('title')}</h1>
        <p className="mt-1 text-soft">{t('text')}</p>
      </header>
      <div className="grid grid-cols-[minmax(0,1fr)] items-start gap-6 md:grid-cols-2 md:grid-rows-[auto_1fr]">
        <div className="grid grid-cols-[minmax(0,1fr)] gap-6">
          <PrivacyCard user={user} onLeaderboard={family.onLeaderboard} />
        </div>
        <div className="grid grid-cols-[minmax(0,1fr)] gap-6 md:col-start-2 md:row-span-2 md:row-start-1">
          <PeopleCard feedPrivacy={user.feedPrivacy} families={{ followers, requests, blocked }} />
          <PostsCard posts={posts} zone={zone} />
          <LinksCard shared={shared} zone={zone} />
          <StoredDataCard />
        </div>
        <AdminReadingsCard readings={readings} zone={zone} />
      </div>
    </div>
  )
}
