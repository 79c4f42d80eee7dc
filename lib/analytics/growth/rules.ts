import type { LocalDate } from '@/lib/dates/local-date'
import { type Days, daysIn, FEWEST_FAMILIES, toldParts } from '../rules'
import type { Analytics } from '../schema'

type Day = {
  day: LocalDate
  users: number
  families: number
  completions: number
  activeFamilies: number
}

type Step = Days & Omit<Day, 'day'>

/** The sum of a span's days. `what` names a figure of a day. */
export function sumIn<K extends string>(
  days: readonly ({ day: LocalDate } & Record<K, number>)[],
  span: Days,
  what: K,
) {
  return days.reduce((sum, one) => (one.day < span.from || one.day > span.to ? sum : sum + one[what]), 0)
}

/** Days added up to steps; a step has at least as many active families as the day of it that has the most. */
export function addUp(days: readonly Day[], steps: readonly Days[]): Step[] {
  return steps.map((step) => {
    const within = days.filter(({ day }) => day >= step.from && day <= step.to)
    const sum = (what: 'users' | 'families' | 'completions') => sumIn(within, step, what)
    return {
      ...step,
      users: sum('users'),
      families: sum('families'),
      completions: sum('completions'),
      activeFamilies: Math.max(0, ...within.map((one) => one.activeFamilies)),
    }
  })
}

/** Whether it must be counted exactly how many families were active in a step of several days. */
export function isUnsure(step: Step): boolean {
  return step.completions > 0 && step.activeFamilies < FEWEST_FAMILIES && step.from !== step.to
}

/** The steps as they may be told; the sum of their completions is told, too. */
export function growthOf(steps: readonly Step[]): Analytics['growth'] {
  const completions = toldParts(
    steps.map((step) => ({ value: step.completions, families: step.activeFamilies })),
  )
  return steps.map((step, index) => ({
    date: step.from,
    days: daysIn(step),
    users: step.users,
    families: step.families,
    completions: completions[index] ?? null,
  }))
}
