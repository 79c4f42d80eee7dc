import 'server-only'
import type { LocalDate } from '@/lib/platform/dates/local-date'

/** Formats a `date` column (midnight UTC) as 'yyyy-MM-dd'. */
export function fromDateColumn(value: Date): LocalDate {
  return value.toISOString().slice(0, 10)
}

/** Converts 'yyyy-MM-dd' to the value of a `date` column. */
export function toDateColumn(date: LocalDate): Date {
  return new Date(`${date}T00:00:00Z`)
}
