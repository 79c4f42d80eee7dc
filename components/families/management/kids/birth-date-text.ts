import { formatDate } from '@/lib/dates/format'
import { isLocalDate } from '@/lib/dates/local-date'

/** A birth date as it is shown: dd/MM/yyyy, or which text stands for one that is missing or none. */
export function birthDateText(
  birthDate: string | null,
): { date: string } | { key: 'birthDateMissing' | 'birthDateInvalid' } {
  if (!birthDate) return { key: 'birthDateMissing' }
  return isLocalDate(birthDate) ? { date: formatDate(birthDate) } : { key: 'birthDateInvalid' }
}
