import type { Metadata } from 'next'
import { getTranslations } from 'next-intl/server'
import { buildDrawings } from '@/components/feed/drawings'
import { EmptyFeed } from '@/components/feed/empty-feed'
import { Feed } from '@/components/feed/feed'
import { FollowedFamilies } from '@/components/feed/followed-families'
import { type FeedPage, PAGE_SIZE } from '@/components/feed/pages'
import { PrivacyRow } from '@/components/feed/privacy-row'
import { TodayPost } from '@/components/feed/today-post'
import { ClientMessages } from '@/components/shell/client-messages'
import { findCurrentChallenge, getToday } from '@/lib/features/challenges/service'
import { listFamilies } from '@/lib/features/community/service'
import { findVisiblePost, readFeed } from '@/lib/features/feed/service'
import type { FamilyActor } from '@/lib/platform/session/actor'
import { requireFamily } from '@/lib/platform/session/require-access'
import { readOwnRestDays, readOwnUser } from '../../request-cache'

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
  const [user, challenge, restDays, followed, first, t] = await Promise.all([
    readOwnUser(actor),
    findCurrentChallenge(actor),
    readOwnRestDays(actor, today),
    listFamilies(actor, { following: 'true', limit: FOLLOWED_SHOWN }),
    readFeedWithPost(actor, (await searchParams).post),
    getTranslations('feed'),
  ])
  const { firstName, avatar, feedPrivacy, showChildPhotos } = user
  return (
    <ClientMessages namespaces={['feed', 'privacySettings', 'report']}>
      <header className="mx-auto mb-3 max-w-160 sm:mb-5 xl:max-w-none">
        <h1>{t('title')}</h1>
        <p className="mt-1 text-soft max-sm:hidden">{t('intro')}</p>
        <FollowedFamilies families={followed.items} />
      </header>
      <div className="mx-auto grid max-w-160 grid-cols-[minmax(0,1fr)] gap-4 sm:gap-5 xl:max-w-none xl:grid-cols-[minmax(0,44rem)_minmax(18rem,24rem)] xl:justify-between">
        <div className="xl:sticky xl:top-22 xl:-m-2 xl:max-h-[calc(100dvh-6rem)] xl:overflow-y-auto xl:p-2 xl:col-start-2 xl:row-start-1 xl:self-start">
          <TodayPost challenge={challenge} today={today} resting={restDays.includes(today)}>
            <PrivacyRow userId={userId} feedPrivacy={feedPrivacy} showChildPhotos={showChildPhotos} />
          </TodayPost>
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

/** Returns the feed's first page, led by the address's post. */
async function readFeedWithPost(actor: FamilyActor, postId: Query['post']): Promise<FeedPage> {
  const [page, post] = await Promise.all([
    readFeed(actor, { limit: PAGE_SIZE }),
    typeof postId === 'string' ? findVisiblePost(actor, postId) : null,
  ])
  if (!post) return page
  return { ...page, items: [post, ...page.items.filter(({ id }) => id !== post.id)] }
}
