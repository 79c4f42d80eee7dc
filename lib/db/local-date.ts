import 'server-only'
import type { LocalDate } from '@/lib/dates/local-date'

/** A `date` column comes as midnight UTC; the product speaks of 'yyyy-MM-dd'. */
export function fromDateColumn(value: Date): LocalDate {
  return value.toISOString().slice(0, 10)
}

/** 'yyyy-MM-dd' as a `date` column takes it. */
export function toDateColumn(date: LocalDate): Date {
  return new Date(`${date}T00:00:00Z`)
}
