import { ageAt } from '@/lib/dates/format'
import type { LocalDate } from '@/lib/dates/local-date'

const KID_MAX_AGE = 17

/** More kids than any family has. */
export const MOST_KIDS = 30

/** Without look-alikes: no 0 O, no 1 I L. */
export const JOIN_CODE = { alphabet: 'ABCDEFGHJKMNPQRSTUVWXYZ23456789', length: 8 } as const

/** A join code as it is kept, however it was typed: case, spaces and dashes do not matter. */
export function normaliseJoinCode(typed: string): string {
  return typed.replace(/[\s\-–—]/g, '').toUpperCase()
}

/** Why a birth date is none of a kid's, as a catalog key; null when it is one. */
export function birthDateProblem(
  birthDate: LocalDate,
  today: LocalDate,
): 'birth_date_future' | 'birth_date_too_old' | null {
  if (birthDate > today) return 'birth_date_future'
  return ageAt(birthDate, today) > KID_MAX_AGE ? 'birth_date_too_old' : null
}
