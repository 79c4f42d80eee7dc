import type { ProgressView } from '@/lib/features/completions/progress/schema'
import type { LocalDate } from '@/lib/platform/dates/local-date'
import { weekdayName } from '@/lib/platform/dates/weekday-name'
import { type WeekPace, weekPace } from './week-pace'

/** Two weeks, with the server's weekday names: browsers can differ. */
export type WeekFacts = {
  done: number
  total: number
  lastWeek: number
  pace: WeekPace
  days: { name: string; label: string; done: number; lastWeek: number; isToday: boolean }[]
}

export function weekFacts(week: ProgressView['week'], today: LocalDate, locale: string): WeekFacts {
  const { done, total, lastWeek } = week
  const days = week.days.map((day) => ({
    name: weekdayName(day.date, locale),
    label: weekdayName(day.date, locale, 'short'),
    done: day.done,
    lastWeek: day.lastWeek,
    isToday: day.date === today,
  }))
  return { done, total, lastWeek, pace: weekPace(week, today), days }
}
