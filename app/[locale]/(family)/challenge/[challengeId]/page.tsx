import type { Metadata } from 'next'
import { getTranslations } from 'next-intl/server'
import { ChallengeScreen } from '@/components/challenges/challenge-screen'
import { NoChallenge } from '@/components/challenges/no-challenge'
import { CompletionProvider } from '@/components/completions/completion-provider'
import { ClientMessages } from '@/components/shell/client-messages'
import { getToday } from '@/lib/features/challenges/service'
import { ownPoints } from '@/lib/features/scores/service'
import { requireFamily } from '@/lib/platform/session/require-access'
import { readOwnFamily, readOwnRestDays, readOwnUser } from '../../request-cache'
import { findChallenge, LIMITS, openTask, otherWeeks } from './find-challenge'

type Props = {
  params: Promise<{ challengeId: string }>
  searchParams: Promise<{ complete?: string | string[] }>
}

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const t = await getTranslations('challenge')
  const challenge = await findChallenge((await params).challengeId)
  return { title: challenge?.title ?? t('title') }
}

export default async function ChallengePage({ params, searchParams }: Props) {
  const { challengeId } = await params
  const actor = await requireFamily(`/challenge/${challengeId}`)
  const challenge = await findChallenge(challengeId)
  if (!challenge) return <NoChallenge weeks={await otherWeeks(actor, undefined)} />
  const [{ feedPrivacy, showChildPhotos }, family, points, restDays, weeks, { complete }] = await Promise.all(
    [
      readOwnUser(actor),
      readOwnFamily(actor),
      ownPoints(actor),
      readOwnRestDays(actor, challenge.startDate),
      otherWeeks(actor, challenge.id),
      searchParams,
    ],
  )
  const today = getToday(actor)
  return (
    <ClientMessages namespaces={['challenge', 'complete', 'photos']}>
      <CompletionProvider
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
          weeks={weeks}
        />
      </CompletionProvider>
    </ClientMessages>
  )
}
