import type { ProgressView } from '@/lib/features/completions/progress/schema'
import type { LocalDate } from '@/lib/platform/dates/local-date'

export type WeekPace = {
  pace: 'none' | 'same' | 'ahead' | 'behind'
  /** The difference, or what both weeks have so far. */
  count: number
  /** Last week's tasks up to the same weekday. */
  lastWeekByNow: number
}

/** Compares the week up to the same weekday of the last one. */
export function weekPace({ days, done, lastWeek }: ProgressView['week'], today: LocalDate): WeekPace {
  const past = days.filter(({ date }) => date <= today)
  const lastWeekByNow = past.reduce((sum, day) => sum + day.lastWeek, 0)
  if (done + lastWeek === 0) return { pace: 'none', count: 0, lastWeekByNow }
  const difference = past.reduce((sum, day) => sum + day.done, 0) - lastWeekByNow
  if (difference === 0) return { pace: 'same', count: lastWeekByNow, lastWeekByNow }
  return { pace: difference > 0 ? 'ahead' : 'behind', count: Math.abs(difference), lastWeekByNow }
}
