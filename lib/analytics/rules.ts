import { addDays, diffDays, type LocalDate, monthKey, startOfIsoWeek } from '@/lib/dates/local-date'
import type { Range } from './schema'

type Step = 'day' | 'week' | 'month'
export type Days = { from: LocalDate; to: LocalDate }

/** How long each range is, in days, how its growth is told, and of how many joining weeks it tells the retention. */
const RANGES: Record<Range, { days: number; step: Step; cohorts: number }> = {
  week: { days: 7, step: 'day', cohorts: 9 },
  month: { days: 30, step: 'day', cohorts: 9 },
  quarter: { days: 91, step: 'week', cohorts: 13 },
  year: { days: 365, step: 'month', cohorts: 52 },
}

/** The days of a range that ends today, those of the same length before it, and the steps in which it is told. */
export function spanOf(range: Range, today: LocalDate) {
  const { days, ...told } = RANGES[range]
  const from = addDays(today, 1 - days)
  return { from, to: today, before: { from: addDays(from, -days), to: addDays(from, -1) }, ...told }
}

/** The days, weeks or months of a span; the first and the last one are cut off where the span begins and ends. */
export function stepsOf({ from, to }: Days, step: Step): Days[] {
  const name = { day: (day: LocalDate) => day, week: startOfIsoWeek, month: monthKey }[step]
  const steps: Days[] = []
  for (let day = from; day <= to; day = addDays(day, 1)) {
    const last = steps.at(-1)
    if (last && name(last.from) === name(day)) last.to = day
    else steps.push({ from: day, to: day })
  }
  return steps
}

export function daysIn({ from, to }: Days): number {
  return diffDays(to, from) + 1
}

/** How much more or less than before, as a part of what was before; null where there is nothing to compare. */
export function changeOf(now: number | null, before: number | null): number | null {
  return now === null || !before ? null : (now - before) / before
}

/**
 * What families do is told from this many families on. A figure that one to four families make up is withheld: it is
 * null wherever it leaves the service, in exports, too. Nothing at all (zero) is told: it is nobody's. What the
 * installation has (accounts, families, content) is always told.
 */
export const FEWEST_FAMILIES = 5

/** A figure, and how many families it comes from. */
export type Part = {
  value: number
  families: number
  /** Withheld for a reason of its own. */
  closed?: boolean
}

const fewFamilies = (families: number) => families > 0 && families < FEWEST_FAMILIES
const isClosed = ({ value, families, closed = false }: Part) => closed || (value > 0 && fewFamilies(families))

/** The figure, or null when it is withheld. */
export function told(part: Part): number | null {
  return isClosed(part) ? null : part.value
}

/**
 * Figures of which the sum is told, too. A single one that is withheld would be the sum less all others, and two that
 * stand for three families together would be a figure of three families. So when anything is hidden, what is hidden
 * holds two figures or more, of which one comes from enough families: the smallest that could be told joins it.
 * @param others parts of the same sum that are not shown at all
 */
export function toldParts(parts: readonly Part[], others: readonly Part[] = []): (number | null)[] {
  const hidden = [...parts.filter(isClosed), ...others.filter(({ value }) => value > 0)]
  const safe = hidden.length > 1 && hidden.some(({ families }) => families >= FEWEST_FAMILIES)
  const open = parts.filter((part) => part.value > 0 && !isClosed(part))
  const smallest = open.toSorted((a, b) => a.value - b.value)[0]
  return parts.map((part) => (hidden.length > 0 && !safe && part === smallest ? null : told(part)))
}

/**
 * Whether so many of so many families may be told: neither those who did nor, by subtraction, those who did not are
 * one to four, and all together are enough.
 */
export function isShareTold(families: number, of: number): boolean {
  return of >= FEWEST_FAMILIES && !fewFamilies(families) && !fewFamilies(of - families)
}
