import { dayState } from '@/components/activities/day-state'
import type { LeafState } from '@/components/art/week-path'
import type { WeekPlantLeaf } from '@/components/art/week-plant'
import { CHALLENGE_DAYS } from '@/lib/features/challenges/rules'
import type { ChallengeView } from '@/lib/features/challenges/schema'
import { addDays, type LocalDate } from '@/lib/platform/dates/local-date'
import { weekdayName } from '@/lib/platform/dates/weekday-name'
import { taskAnchor } from './task-anchor'

export type WeekOnDay = {
  challenge: ChallengeView
  today: LocalDate
  restDays: readonly LocalDate[]
  locale: string
  formatState: (state: LeafState, day: string) => string
}

/** Returns seven leaves; each links to the first task of its day. */
export function weekLeaves({ challenge, today, restDays, locale, formatState }: WeekOnDay): WeekPlantLeaf[] {
  return Array.from({ length: CHALLENGE_DAYS }, (_, index) => {
    const date = addDays(challenge.startDate, index)
    const tasks = challenge.tasks.filter((task) => task.date === date)
    const [first] = tasks
    const now = dayState({ date, tasks, today, resting: restDays.includes(date) })
    const state = now === 'late' && challenge.status !== 'active' ? 'missed' : now
    return {
      state,
      label: weekdayName(date, locale, 'short'),
      description: formatState(state, weekdayName(date, locale)),
      href: first && `#${taskAnchor(first.id)}`,
    }
  })
}
