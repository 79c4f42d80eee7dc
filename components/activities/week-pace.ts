import type { ProgressView } from '@/lib/features/completions/progress/schema'
import type { LocalDate } from '@/lib/platform/dates/local-date'

/** The count is the difference, or what both weeks have so far. */
export type WeekPace = { pace: 'none' | 'same' | 'ahead' | 'behind'; count: number }

/** Compares the week up to the same weekday of the last one. */
export function weekPace({ days, done, lastWeek }: ProgressView['week'], today: LocalDate): WeekPace {
  if (done + lastWeek === 0) return { pace: 'none', count: 0 }
  const past = days.filter(({ date }) => date <= today)
  const difference = past.reduce((sum, day) => sum + day.done - day.lastWeek, 0)
  if (difference === 0) return { pace: 'same', count: past.reduce((sum, day) => sum + day.done, 0) }
  return { pace: difference > 0 ? 'ahead' : 'behind', count: Math.abs(difference) }
}
