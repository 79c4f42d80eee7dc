import type { Metadata } from 'next'
import { notFound, redirect } from 'next/navigation'
import { getTranslations } from 'next-intl/server'
import { CountsProvider } from '@/components/community/counts'
import { NoPosts } from '@/components/community/no-posts'
import { ProfileBadges } from '@/components/community/profile-badges'
import { ProfileHeader } from '@/components/community/profile-header'
import { buildDrawings } from '@/components/feed/drawings'
import { Feed } from '@/components/feed/feed'
import { BackLink } from '@/components/shell/back-link'
import { ClientMessages } from '@/components/shell/client-messages'
import { readSummary } from '@/lib/features/community/service'
import { requireFamily } from '@/lib/platform/session/require-access'
import { readOwnUser } from '../../../request-cache'
import { readProfile } from './read-profile'

type Props = { params: Promise<{ familyId: string }> }

export async function generateMetadata(): Promise<Metadata> {
  const t = await getTranslations('community')
  return { title: t('familyTitle') }
}

export default async function FamilyProfilePage({ params }: Props) {
  const { familyId } = await params
  const actor = await requireFamily(`/community/${familyId}`)
  if (familyId === actor.familyId) redirect('/profile')
  const readAt = new Date().toISOString()
  const [profile, summary, user, t] = await Promise.all([
    readProfile(actor, familyId),
    readSummary(actor),
    readOwnUser(actor),
    getTranslations('community'),
  ])
  if (!profile) notFound()
  const { family, posts } = profile
  const { userId, timezone } = actor
  const { firstName, avatar } = user
  return (
    <ClientMessages namespaces={['community', 'feed', 'report']}>
      <CountsProvider summary={summary}>
        <div className="mx-auto grid max-w-2xl grid-cols-[minmax(0,1fr)] items-start gap-5 xl:max-w-none xl:grid-cols-[minmax(0,42rem)_minmax(18rem,24rem)] xl:justify-between">
          <div className="xl:col-span-2">
            <BackLink href="/community">{t('title')}</BackLink>
            <ProfileHeader key={`${family.id} ${family.status}`} family={family} />
          </div>
          <div className="xl:order-2">
            <ProfileBadges family={family} />
          </div>
          <Feed
            viewer={{ userId, familyId: actor.familyId, firstName, avatar, timezone }}
            first={posts}
            family={family.id}
            drawings={buildDrawings(posts.items)}
            readAt={readAt}
            empty={<NoPosts isFollowing={family.isFollowing} />}
          />
        </div>
      </CountsProvider>
    </ClientMessages>
  )
}
