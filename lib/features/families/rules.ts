import { ageAt } from '@/lib/platform/dates/format'
import type { LocalDate } from '@/lib/platform/dates/local-date'

const KID_MAX_AGE = 17

/** Limit above any real family. */
export const MOST_KIDS = 30

/** Alphabet without look-alikes: no 0 O, no 1 I L. */
export const JOIN_CODE = { alphabet: 'ABCDEFGHJKMNPQRSTUVWXYZ23456789', length: 8 } as const

export const JOIN_CODE_DAYS = 30

/** The last ones are a minus and a blank Braille pattern. */
const CODE_NOISE = /[\s\p{Z}\p{C}\p{Pd}\p{Default_Ignorable_Code_Point}\u2212\u2800]/gu

/** Normalizes a join code, ignoring case, full-width forms and pasted noise. */
export function normaliseJoinCode(typed: string): string {
  return typed.normalize('NFKC').replace(CODE_NOISE, '').toUpperCase()
}

/** Validates a kid's birth date; returns the problem's catalog key, or null. */
export function birthDateProblem(
  birthDate: LocalDate,
  today: LocalDate,
): 'birth_date_future' | 'birth_date_too_old' | null {
  if (birthDate > today) return 'birth_date_future'
  return ageAt(birthDate, today) > KID_MAX_AGE ? 'birth_date_too_old' : null
}
