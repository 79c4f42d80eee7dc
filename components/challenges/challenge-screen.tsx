import { useTranslations } from 'next-intl'
import { CompletionNotice } from '@/components/completions/completion-notice'
import type { ChallengeView } from '@/lib/features/challenges/schema'
import { formatDayMonth } from '@/lib/platform/dates/format'
import type { LocalDate } from '@/lib/platform/dates/local-date'
import { localTimeAt } from '@/lib/platform/dates/local-date'
import { ChallengeBody } from './challenge-body'
import { ChallengeHeader } from './challenge-header'
import type { OtherWeek } from './other-weeks'
import { useWeekLeaves } from './use-week-leaves'

type ChallengeScreenProps = {
  challenge: ChallengeView
  today: LocalDate
  /** The family's first day. */
  joinedOn: LocalDate
  timezone: string
  restDays: readonly LocalDate[]
  points: number
  weeks: readonly OtherWeek[]
}

export function ChallengeScreen({ timezone, restDays, ...week }: ChallengeScreenProps) {
  const { challenge, today, joinedOn } = week
  return (
    <div className="grid gap-6">
      <ChallengeHeader challenge={challenge} />
      <CompletionNotice />
      <ChallengeBody
        {...week}
        leaves={useWeekLeaves({ challenge, today, joinedOn, restDays })}
        doneOn={useDoneOn(challenge, timezone)}
      />
    </div>
  )
}

/** Returns completion times as text in the family's timezone, by task id. */
function useDoneOn({ tasks }: ChallengeView, timezone: string): Record<string, string> {
  const t = useTranslations('challenge')
  return Object.fromEntries(
    tasks.flatMap(({ id, date, completedAt, completedOn }) => {
      if (!completedAt) return []
      const when = {
        date: formatDayMonth(completedOn ?? date),
        time: localTimeAt(new Date(completedAt), timezone),
      }
      return [[id, completedOn === date ? t('doneAt', when) : t('doneOn', when)]]
    }),
  )
}
