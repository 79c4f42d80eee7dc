import { ageAt } from '@/lib/dates/format'
import type { LocalDate } from '@/lib/dates/local-date'

const KID_MAX_AGE = 17

/** More kids than any family has. */
export const MOST_KIDS = 30

/** Without look-alikes: no 0 O, no 1 I L. */
export const JOIN_CODE = { alphabet: 'ABCDEFGHJKMNPQRSTUVWXYZ23456789', length: 8 } as const

/** Days for which a join code is good. */
export const JOIN_CODE_DAYS = 30

/** Every kind of space, dash and invisible character; the last ones are a minus and a blank Braille pattern. */
const CODE_NOISE = /[\s\p{Z}\p{C}\p{Pd}\p{Default_Ignorable_Code_Point}\u2212\u2800]/gu

/** Returns a join code as it is stored; case, full-width forms and what a paste brings along do not matter. */
export function normaliseJoinCode(typed: string): string {
  return typed.normalize('NFKC').replace(CODE_NOISE, '').toUpperCase()
}

/** Why a birth date is none of a kid's, as a catalog key; null when it is one. */
export function birthDateProblem(
  birthDate: LocalDate,
  today: LocalDate,
): 'birth_date_future' | 'birth_date_too_old' | null {
  if (birthDate > today) return 'birth_date_future'
  return ageAt(birthDate, today) > KID_MAX_AGE ? 'birth_date_too_old' : null
}
