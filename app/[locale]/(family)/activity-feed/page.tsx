import type { Metadata } from 'next'
import { getTranslations } from 'next-intl/server'
import { buildDrawings } from '@/components/feed/drawings'
import { EmptyFeed } from '@/components/feed/empty-feed'
import { Feed } from '@/components/feed/feed'
import { PrivacyCard } from '@/components/feed/privacy-card'
import { TodayPost } from '@/components/feed/today-post'
import { ClientMessages } from '@/components/shell/client-messages'
import { findCurrentChallenge, getToday } from '@/lib/features/challenges/service'
import { requireFamily } from '@/lib/platform/session/require-access'
import { readOwnRestDays, readOwnUser } from '../../request-cache'
import { readFeedWith } from './read-feed'

export async function generateMetadata(): Promise<Metadata> {
  const t = await getTranslations('feed')
  return { title: t('title') }
}

type Query = { post?: string | string[] }

export default async function ActivityFeedPage({ searchParams }: { searchParams: Promise<Query> }) {
  const actor = await requireFamily('/activity-feed')
  const { userId, familyId, timezone } = actor
  const today = getToday(actor)
  const readAt = new Date().toISOString()
  const [user, challenge, restDays, first, t] = await Promise.all([
    readOwnUser(actor),
    findCurrentChallenge(actor),
    readOwnRestDays(actor, today),
    readFeedWith(actor, (await searchParams).post),
    getTranslations('feed'),
  ])
  const { firstName, avatar, feedPrivacy, showChildPhotos } = user
  return (
    <ClientMessages namespaces={['feed', 'privacySettings', 'report']}>
      <header className="mx-auto mb-6 max-w-160 xl:max-w-none">
        <h1>{t('title')}</h1>
        <p className="mt-1 text-soft">{t('intro')}</p>
      </header>
      <div className="mx-auto grid max-w-160 grid-cols-[minmax(0,1fr)] gap-5 xl:max-w-none xl:grid-cols-[minmax(0,44rem)_minmax(18rem,24rem)] xl:grid-rows-[auto_1fr] xl:justify-between">
        <TodayPost challenge={challenge} today={today} resting={restDays.includes(today)} />
        <div className="xl:sticky xl:top-24 xl:col-start-2 xl:row-span-2 xl:row-start-1 xl:self-start">
          <PrivacyCard userId={userId} feedPrivacy={feedPrivacy} showChildPhotos={showChildPhotos} />
        </div>
        <Feed
          reader={{ userId, familyId, firstName, avatar, timezone }}
          first={first}
          drawings={buildDrawings(first.items)}
          readAt={readAt}
          empty={<EmptyFeed />}
        />
      </div>
    </ClientMessages>
  )
}
