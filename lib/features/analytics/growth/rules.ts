import { addDays, type LocalDate, startOfIsoWeek } from '@/lib/platform/dates/local-date'
import { type Days, daysIn, type Figure, hidden, isShown, type Part, sumShown, toFigures } from '../rules'
import type { Analytics } from '../schema'

type Day = {
  day: LocalDate
  users: number
  families: number
  completions: number
  activeFamilies: number
}

export type Week = { week: LocalDate; completions: Part }

export function sumIn<K extends string>(
  days: readonly ({ day: LocalDate } & Record<K, number>)[],
  span: Days,
  what: K,
) {
  return days.reduce((sum, one) => (one.day < span.from || one.day > span.to ? sum : sum + one[what]), 0)
}

export function computeGrowth(
  days: readonly Day[],
  weeks: readonly Week[],
  steps: readonly Days[],
): Analytics['growth'] {
  const byDay = new Map(weeks.flatMap((week) => dayFigures(week, days)))
  const completionsIn = (step: Days): Figure => {
    if (step.from === step.to) return byDay.get(step.from) ?? { value: 0, reason: null }
    const within = weeks.filter(({ week }) => week >= step.from && week <= step.to)
    return sumShown(within.map(({ completions }) => completions))
  }
  return steps.map((step) => {
    const { value: completions, reason } = completionsIn(step)
    return {
      date: step.from,
      days: daysIn(step),
      users: sumIn(days, step, 'users'),
      families: sumIn(days, step, 'families'),
      completions,
      reason,
    }
  })
}

/** Their sum may be shown, too. */
function dayFigures({ week, completions }: Week, days: readonly Day[]): [LocalDate, Figure][] {
  const within = days.filter(({ day }) => startOfIsoWeek(day) === week)
  const parts = within.map((one) => ({ value: one.completions, families: one.activeFamilies }))
  const figures = isShown(completions)
    ? toFigures(parts)
    : parts.map(({ value }) => (value > 0 ? hidden('few') : { value: 0, reason: null }))
  return within.map(({ day }, index) => [day, figures[index] ?? hidden('few')])
}

export function mondaysIn({ from, to }: Days): LocalDate[] {
  const mondays: LocalDate[] = []
  for (let week = from; week <= to; week = addDays(week, 7)) mondays.push(week)
  return mondays
}

/** Drops the steps before the first with entries, unless there were `earlier` ones: then their zeros count. */
export function dropLeadingZeros<Step>(
  steps: readonly Step[],
  isZero: (step: Step) => boolean,
  earlier: number | null,
): readonly Step[] {
  if (earlier !== 0) return steps
  return steps.slice(
    Math.max(
      0,
      steps.findIndex((step) => !isZero(step)),
    ),
  )
}
