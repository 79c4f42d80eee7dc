import { DAY_LEAVES, type DayState, getDayState } from '@/components/activities/day-state'
import type { WeekPlantLeaf } from '@/components/art/week-plant'
import { CHALLENGE_DAYS } from '@/lib/features/challenges/rules'
import type { ChallengeView } from '@/lib/features/challenges/schema'
import { addDays, type LocalDate } from '@/lib/platform/dates/local-date'
import { weekdayName } from '@/lib/platform/dates/weekday-name'
import { taskAnchor } from './task-anchor'

export type WeekOnDay = {
  challenge: ChallengeView
  today: LocalDate
  joinedOn: LocalDate
  restDays: readonly LocalDate[]
  locale: string
  formatState: (state: DayState, day: string) => string
}

export function weekLeaves({
  challenge,
  restDays,
  locale,
  formatState,
  ...days
}: WeekOnDay): WeekPlantLeaf[] {
  return Array.from({ length: CHALLENGE_DAYS }, (_, index) => {
    const date = addDays(challenge.startDate, index)
    const tasks = challenge.tasks.filter((task) => task.date === date)
    const [first] = tasks
    const isRunning = challenge.status === 'active'
    const state = getDayState({ ...days, date, tasks, resting: restDays.includes(date), isRunning })
    return {
      state: DAY_LEAVES[state],
      label: weekdayName(date, locale, 'short'),
      description: formatState(state, weekdayName(date, locale)),
      href: first && `#${taskAnchor(first.id)}`,
    }
  })
}
