import type { Analytics } from '@/lib/analytics/schema'
import { formatDate, formatDayMonth } from '@/lib/dates/format'
import { addDays } from '@/lib/dates/local-date'

/** The steps of a report's growth with what they are called: short below a bar, in full in a table. */
export function stepNames({ growth }: Pick<Analytics, 'growth'>) {
  return growth.map((step) => {
    const last = addDays(step.date, step.days - 1)
    const short = formatDayMonth(step.date)
    const full = step.days > 1 ? `${formatDate(step.date)} – ${formatDate(last)}` : formatDate(step.date)
    return { ...step, last, short, full }
  })
}
