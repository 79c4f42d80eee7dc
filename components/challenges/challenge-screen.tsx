import { CompletionNotice } from '@/components/completions/completion-notice'
import type { ChallengeView } from '@/lib/features/challenges/schema'
import type { LocalDate } from '@/lib/platform/dates/local-date'
import { ChallengeBody } from './challenge-body'
import { ChallengeHeader } from './challenge-header'
import type { OtherWeek } from './other-weeks'
import { useDoneOn } from './use-done-on'
import { useWeekLeaves } from './use-week-leaves'

type ChallengeScreenProps = {
  challenge: ChallengeView
  today: LocalDate
  timezone: string
  restDays: readonly LocalDate[]
  points: number
  weeks: readonly OtherWeek[]
}

export function ChallengeScreen({ timezone, restDays, ...week }: ChallengeScreenProps) {
  const { challenge, today } = week
  return (
    <div className="grid gap-6">
      <ChallengeHeader challenge={challenge} />
      <CompletionNotice />
      <ChallengeBody
        {...week}
        leaves={useWeekLeaves({ challenge, today, restDays })}
        doneOn={useDoneOn(challenge, timezone)}
      />
    </div>
  )
}
