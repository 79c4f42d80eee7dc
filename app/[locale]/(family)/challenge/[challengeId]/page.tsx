import type { Metadata } from 'next'
import { getTranslations } from 'next-intl/server'
import { ChallengeScreen } from '@/components/challenges/challenge-screen'
import { NoChallenge } from '@/components/challenges/no-challenge'
import { CompletionDesk } from '@/components/completions/completion-desk'
import { ClientMessages } from '@/components/shell/client-messages'
import { todayOf } from '@/lib/challenges/service'
import { readProgress } from '@/lib/completions/progress/service'
import { DESCRIPTION_MAX } from '@/lib/completions/schema'
import { getFamily } from '@/lib/families/service'
import { PHOTO_MAX_BYTES, PHOTO_TYPES } from '@/lib/photos/schema'
import { restDaysFrom } from '@/lib/scores/service'
import { gateFamily } from '@/lib/session/gate'
import { readUser } from '@/lib/users/service'
import { findChallenge, openTask } from './find-challenge'

type Props = {
  params: Promise<{ challengeId: string }>
  searchParams: Promise<{ complete?: string | string[] }>
}

const LIMITS = { maxBytes: PHOTO_MAX_BYTES, types: PHOTO_TYPES, description: DESCRIPTION_MAX }

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const t = await getTranslations('challenge')
  const challenge = await findChallenge((await params).challengeId)
  return { title: challenge?.title ?? t('title') }
}

export default async function ChallengePage({ params, searchParams }: Props) {
  const { challengeId } = await params
  const actor = await gateFamily(`/challenge/${challengeId}`)
  const challenge = await findChallenge(challengeId)
  if (!challenge) return <NoChallenge />
  const [{ feedPrivacy, showChildPhotos }, family, { points }, restDays, { complete }] = await Promise.all([
    readUser(actor.userId, actor.locale),
    getFamily(actor, actor.familyId),
    readProgress(actor, actor.familyId),
    restDaysFrom(actor, challenge.startDate),
    searchParams,
  ])
  const today = todayOf(actor)
  return (
    <ClientMessages namespaces={['complete', 'photos']}>
      <CompletionDesk
        challengeId={challenge.id}
        kids={family.kids.map(({ id, name }) => ({ id, name }))}
        audience={{ feedPrivacy, showChildPhotos }}
        limits={LIMITS}
        initial={openTask(challenge, complete, today)}
      >
        <ChallengeScreen
          challenge={challenge}
          today={today}
          timezone={actor.timezone}
          restDays={restDays}
          points={points}
        />
      </CompletionDesk>
    </ClientMessages>
  )
}
