import type { Analytics } from '@/lib/features/analytics/schema'
import { formatDate, formatDayMonth } from '@/lib/platform/dates/format'
import { addDays } from '@/lib/platform/dates/local-date'

/** Returns the labels of the growth steps: short for the axis, long for the table. */
export function stepNames({ growth }: Pick<Analytics, 'growth'>) {
  return growth.map((step) => {
    const last = addDays(step.date, step.days - 1)
    const short = formatDayMonth(step.date)
    const full = step.days > 1 ? `${formatDate(step.date)} – ${formatDate(last)}` : formatDate(step.date)
    return { ...step, last, short, full }
  })
}
