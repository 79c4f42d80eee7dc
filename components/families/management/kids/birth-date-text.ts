import { formatDate } from '@/lib/platform/dates/format'
import { isLocalDate } from '@/lib/platform/dates/local-date'

/** Returns a birth date as dd/MM/yyyy, or the fallback for a missing or invalid one. */
export function birthDateText(
  birthDate: string | null,
): { date: string } | { key: 'birthDateMissing' | 'birthDateInvalid' } {
  if (!birthDate) return { key: 'birthDateMissing' }
  return isLocalDate(birthDate) ? { date: formatDate(birthDate) } : { key: 'birthDateInvalid' }
}
