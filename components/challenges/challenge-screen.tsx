import { useTranslations } from 'next-intl'
import type { PlantFacts } from '@/components/art/plant-mood'
import type { WeekPlantLeaf } from '@/components/art/week-plant'
import { CompletionNotice } from '@/components/completions/completion-celebration'
import { plantFacts, plantMood } from '@/components/progress/plant-mood'
import type { ChallengeView } from '@/lib/features/challenges/schema'
import type { FamilyView } from '@/lib/features/families/schema'
import { formatDate } from '@/lib/platform/dates/format'
import { diffDays, type LocalDate, localTimeAt } from '@/lib/platform/dates/local-date'
import { ChallengeBody } from './challenge-body'
import { ChallengeHeader } from './challenge-header'
import { isChallengeComplete } from './is-challenge-complete'
import { Materials } from './materials'
import { type OtherWeek, OtherWeeks } from './other-weeks'
import { useWeekLeaves } from './use-week-leaves'

type ChallengeScreenProps = {
  challenge: ChallengeView
  today: LocalDate
  joinedOn: LocalDate
  timezone: string
  restDays: readonly LocalDate[]
  weekPoints: number
  weeks: readonly OtherWeek[]
  family: Pick<FamilyView, 'id' | 'plantName' | 'pot'>
}

export function ChallengeScreen({ timezone, restDays, family, weeks, ...week }: ChallengeScreenProps) {
  const { challenge, today, joinedOn } = week
  const leaves = useWeekLeaves({ challenge, today, joinedOn, restDays })
  return (
    <div className="grid gap-6">
      <ChallengeHeader challenge={challenge} />
      <CompletionNotice />
      <ChallengeBody
        {...week}
        leaves={leaves}
        family={family}
        plant={usePlant({ challenge, today, timezone, family, leaves })}
        doneOn={useDoneOn(challenge, timezone)}
        otherWeeks={<OtherWeeks weeks={weeks} />}
      >
        <Materials materials={challenge.materials} />
      </ChallengeBody>
    </div>
  )
}

type PlantOfWeek = Pick<ChallengeScreenProps, 'challenge' | 'today' | 'timezone' | 'family'> & {
  leaves: readonly WeekPlantLeaf[]
}

/** Undefined outside the challenge's days. */
function usePlant({ challenge, today, timezone, family, leaves }: PlantOfWeek): PlantFacts | undefined {
  const t = useTranslations('plant')
  const leaf = leaves[diffDays(today, challenge.startDate)]?.state
  if (!leaf || challenge.status !== 'active') return undefined
  const time = localTimeAt(new Date(), timezone)
  return plantFacts(family, plantMood({ leaf, isChallengeComplete: isChallengeComplete(challenge), time }), t)
}

function useDoneOn({ tasks }: ChallengeView, timezone: string): Record<string, string> {
  const t = useTranslations('challenge')
  return Object.fromEntries(
    tasks.flatMap(({ id, date, completedAt, completedOn }) => {
      if (!completedAt) return []
      const when = {
        date: formatDate(completedOn ?? date),
        time: localTimeAt(new Date(completedAt), timezone),
      }
      return [[id, completedOn === date ? t('doneAt', when) : t('doneOn', when)]]
    }),
  )
}
