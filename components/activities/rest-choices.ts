import type { RestDay } from '@/components/progress/rest-days'
import { addDays, type LocalDate } from '@/lib/platform/dates/local-date'

const NAMES = ['today', 'yesterday', 'before'] as const

/** Returns the rest-day states of today and the two days before. */
export function restChoices(
  today: LocalDate,
  resting: readonly LocalDate[],
  doneOn: readonly LocalDate[],
  joinedOn: LocalDate,
): RestDay[] {
  const days = NAMES.map((name, back): RestDay => {
    const date = addDays(today, -back)
    const state = doneOn.includes(date) ? 'done' : resting.includes(date) ? 'rest' : 'open'
    return { date, name, state }
  })
  return days.filter(({ date }) => date === today || date >= joinedOn)
}
