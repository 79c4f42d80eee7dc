import { KID_MAX_AGE } from '@/lib/features/users/rules'
import { ageAt } from '@/lib/platform/dates/format'
import type { LocalDate } from '@/lib/platform/dates/local-date'

/** Above any real family. */
export const MAX_KIDS = 30

export const PLANT_NAME_MAX = 30

export const POTS = ['clay', 'sky', 'sun', 'leaf', 'berry', 'wood'] as const
export type Pot = (typeof POTS)[number]

/** Without look-alikes: no 0 O, no 1 I L. */
export const JOIN_CODE = { alphabet: 'ABCDEFGHJKMNPQRSTUVWXYZ23456789', length: 8 } as const

export const JOIN_CODE_DAYS = 30

/** The last ones are a minus and a blank Braille pattern. */
const CODE_NOISE = /[\s\p{Z}\p{C}\p{Pd}\p{Default_Ignorable_Code_Point}\u2212\u2800]/gu

/** Normalizes a join code, ignoring case, full-width forms and pasted noise. */
export function normaliseJoinCode(typed: string): string {
  return typed.normalize('NFKC').replace(CODE_NOISE, '').toUpperCase()
}

/** Returns what is wrong with a birth date, as a catalog key. */
export function birthDateProblem(
  birthDate: LocalDate,
  today: LocalDate,
): 'birth_date_future' | 'birth_date_too_old' | null {
  if (birthDate > today) return 'birth_date_future'
  return ageAt(birthDate, today) > KID_MAX_AGE ? 'birth_date_too_old' : null
}

type Born = { birthDate: LocalDate }

/** Separates kids from those of 18 or older. */
export function splitGrownUps<Kid extends Born>(
  all: readonly Kid[],
  today: LocalDate,
): { kids: Kid[]; grownUps: Kid[] } {
  const isKid = ({ birthDate }: Born) => ageAt(birthDate, today) <= KID_MAX_AGE
  return { kids: all.filter(isKid), grownUps: all.filter((one) => !isKid(one)) }
}

/** Returns kids' unique names in order: equal names get the age, then a number. */
export function labelKids(kids: readonly (Born & { name: string })[], today: LocalDate): string[] {
  const names = kids.map(({ name }) => name)
  const withAges = kids.map(({ name, birthDate }) =>
    isShared(name, names) ? `${name} (${ageAt(birthDate, today)})` : name,
  )
  return withAges.map((label, index) => {
    const name = names[index] ?? label
    if (!isShared(label, withAges)) return label
    const earlier = names.slice(0, index).filter((other) => isSame(other, name))
    return `${name} ${earlier.length + 1}`
  })
}

const isSame = (one: string, other: string) => one.toLocaleLowerCase() === other.toLocaleLowerCase()
const isShared = (name: string, all: readonly string[]) => all.filter((one) => isSame(one, name)).length > 1
