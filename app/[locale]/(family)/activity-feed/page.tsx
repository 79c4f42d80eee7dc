import type { Metadata } from 'next'
import { getTranslations } from 'next-intl/server'
import { buildDrawings } from '@/components/feed/drawings'
import { EmptyFeed } from '@/components/feed/empty-feed'
import { Feed } from '@/components/feed/feed'
import { FollowedFamilies } from '@/components/feed/followed-families'
import { PrivacyRow } from '@/components/feed/privacy-row'
import { TodayPost } from '@/components/feed/today-post'
import { WeekCard } from '@/components/feed/week-card'
import { ClientMessages } from '@/components/shell/client-messages'
import { getOwnProgress } from '@/lib/features/challenges/rules'
import { findCurrentChallenge, getToday } from '@/lib/features/challenges/service'
import { listFamilies } from '@/lib/features/community/service'
import { readPetals } from '@/lib/features/completions/progress/service'
import { requireFamily } from '@/lib/platform/session/require-access'
import { readOwnFamily, readOwnRestDays, readOwnUser } from '../../request-cache'
import { readFeedWithPost } from './read-feed'

export async function generateMetadata(): Promise<Metadata> {
  const t = await getTranslations('feed')
  return { title: t('title') }
}

const FOLLOWED_SHOWN = 12

type Query = { post?: string | string[] }

export default async function ActivityFeedPage({ searchParams }: { searchParams: Promise<Query> }) {
  const actor = await requireFamily('/activity-feed')
  const { userId, familyId, timezone } = actor
  const today = getToday(actor)
  const readAt = new Date().toISOString()
  const [user, family, challenge, petals, restDays, followed, first, t] = await Promise.all([
    readOwnUser(actor),
    readOwnFamily(actor),
    findCurrentChallenge(actor),
    readPetals(actor),
    readOwnRestDays(actor, today),
    listFamilies(actor, { following: 'true', limit: FOLLOWED_SHOWN }),
    readFeedWithPost(actor, (await searchParams).post),
    getTranslations('feed'),
  ])
  const { firstName, avatar, feedPrivacy, showChildPhotos, followers } = user
  return (
    <ClientMessages namespaces={['feed', 'privacySettings', 'report']}>
      <header className="mx-auto mb-3 max-w-2xl sm:mb-5 xl:max-w-none">
        <h1>{t('title')}</h1>
        <p className="mt-1 text-soft max-sm:hidden">{t('intro')}</p>
        <FollowedFamilies families={followed.items} />
      </header>
      <div className="mx-auto grid max-w-2xl grid-cols-[minmax(0,1fr)] gap-4 sm:gap-5 xl:max-w-none xl:grid-cols-[minmax(0,42rem)_minmax(18rem,24rem)] xl:justify-between">
        <div className="xl:sticky xl:top-22 xl:-m-2 xl:max-h-[calc(100dvh-6rem)] xl:overflow-y-auto xl:p-2 xl:col-start-2 xl:row-start-1 xl:self-start">
          <TodayPost challenge={challenge} today={today} resting={restDays.includes(today)}>
            <PrivacyRow {...{ userId, feedPrivacy, showChildPhotos }} followers={followers.length} />
          </TodayPost>
          {challenge ? (
            <WeekCard progress={getOwnProgress(challenge.tasks, family.joinedOn)} petals={petals} />
          ) : null}
        </div>
        <Feed
          viewer={{ userId, familyId, firstName, avatar, timezone }}
          first={first}
          drawings={buildDrawings(first.items)}
          readAt={readAt}
          empty={<EmptyFeed />}
        />
      </div>
    </ClientMessages>
  )
}
