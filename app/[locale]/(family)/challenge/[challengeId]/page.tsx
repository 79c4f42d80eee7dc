import type { Metadata } from 'next'
import { getTranslations } from 'next-intl/server'
import { ChallengeScreen } from '@/components/challenges/challenge-screen'
import { NoChallenge } from '@/components/challenges/no-challenge'
import { CompletionProvider } from '@/components/completions/completion-provider'
import { ClientMessages } from '@/components/shell/client-messages'
import { getToday } from '@/lib/features/challenges/service'
import { labelKids } from '@/lib/features/families/rules'
import { getOwnPoints } from '@/lib/features/scores/service'
import { isoWeekKey } from '@/lib/platform/dates/local-date'
import { requireFamily } from '@/lib/platform/session/require-access'
import { readOwnFamily, readOwnRestDays, readOwnUser } from '../../../request-cache'
import { COMPLETION_LIMITS, findChallenge, listOtherWeeks } from './find-challenge'

type Props = { params: Promise<{ challengeId: string }> }

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const t = await getTranslations('challenge')
  const challenge = await findChallenge((await params).challengeId)
  return { title: challenge?.title ?? t('title') }
}

export default async function ChallengePage({ params }: Props) {
  const { challengeId } = await params
  const actor = await requireFamily(`/challenge/${challengeId}`)
  const [challenge, today] = [await findChallenge(challengeId), getToday(actor)]
  const [{ feedPrivacy, showChildPhotos }, family, weekPoints, restDays, weeks] = await Promise.all([
    readOwnUser(actor),
    readOwnFamily(actor),
    getOwnPoints(actor, isoWeekKey(today)),
    readOwnRestDays(actor, challenge?.startDate ?? today),
    listOtherWeeks(actor, challenge?.id),
  ])
  const labels = labelKids(family.kids, today)
  const kids = family.kids.map(({ id, name }, index) => ({ id, name: labels[index] ?? name }))
  return (
    <ClientMessages namespaces={['challenge', 'complete', 'photos']}>
      {/* Also without a challenge: a form that is open when the last week ends stays open. */}
      <CompletionProvider
        challengeId={challenge?.id ?? null}
        today={today}
        kids={kids}
        privacy={{ feedPrivacy, showChildPhotos }}
        limits={COMPLETION_LIMITS}
      >
        {challenge ? (
          <ChallengeScreen
            challenge={challenge}
            today={today}
            joinedOn={family.joinedOn}
            timezone={actor.timezone}
            restDays={restDays}
            weekPoints={weekPoints}
            weeks={weeks}
            family={{ id: family.id, plantName: family.plantName, pot: family.pot }}
          />
        ) : (
          <NoChallenge weeks={weeks} />
        )}
      </CompletionProvider>
    </ClientMessages>
  )
}
