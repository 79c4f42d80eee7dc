import type { ProgressView } from '@/lib/features/completions/progress/schema'
import type { LocalDate } from '@/lib/platform/dates/local-date'
import { weekdayName } from '@/lib/platform/dates/weekday-name'
import { type WeekPace, weekPace } from './week-pace'

/** Two weeks, with the server's weekday name: browsers can differ. */
export type WeekFacts = Pick<ProgressView['week'], 'done' | 'total' | 'lastWeek'> & {
  pace: WeekPace
  weekday: string
}

export function weekFacts(week: ProgressView['week'], today: LocalDate, locale: string): WeekFacts {
  const { done, total, lastWeek } = week
  return { done, total, lastWeek, pace: weekPace(week, today), weekday: weekdayName(today, locale) }
}
