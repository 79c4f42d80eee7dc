import { addDays, type LocalDate } from '@/lib/dates/local-date'
import type { Range } from './schema'

/** How long each range is, in days, and how its growth is told. */
const RANGES: Record<Range, { days: number; step: 'day' | 'week' | 'month' }> = {
  week: { days: 7, step: 'day' },
  month: { days: 30, step: 'day' },
  quarter: { days: 91, step: 'week' },
  year: { days: 365, step: 'month' },
}

/** The days of a range that ends today, and the steps in which it is told. */
export function spanOf(range: Range, today: LocalDate) {
  const { days, step } = RANGES[range]
  return { from: addDays(today, 1 - days), to: today, step }
}
