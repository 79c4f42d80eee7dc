import { addDays, diffDays, type LocalDate, startOfIsoWeek } from '@/lib/platform/dates/local-date'
import type { Range, Reason } from './schema'

export type Days = { from: LocalDate; to: LocalDate }

const RANGES: Record<Range, { weeks: number; stepDays: number; cohorts: number }> = {
  week: { weeks: 1, stepDays: 1, cohorts: 9 },
  month: { weeks: 4, stepDays: 1, cohorts: 9 },
  quarter: { weeks: 13, stepDays: 7, cohorts: 13 },
  year: { weeks: 52, stepDays: 28, cohorts: 52 },
}

/** Returns the last Sunday that is over. */
export function lastSundayBy(day: LocalDate): LocalDate {
  return addDays(startOfIsoWeek(addDays(day, 1)), -1)
}

/** Returns the weeks of a range and as many before. */
export function getSpan(range: Range, sunday: LocalDate) {
  const { weeks, ...rest } = RANGES[range]
  const from = addDays(sunday, 1 - 7 * weeks)
  return { from, to: sunday, before: { from: addDays(from, -7 * weeks), to: addDays(from, -1) }, ...rest }
}

export function splitIntoSteps({ from, to }: Days, days: number): Days[] {
  const steps: Days[] = []
  for (let day = from; day <= to; day = addDays(day, days))
    steps.push({ from: day, to: addDays(day, days - 1) })
  return steps
}

export function daysIn({ from, to }: Days): number {
  return diffDays(to, from) + 1
}

export function computeChange(now: number | null, before: number | null): number | null {
  return now === null || !before ? null : (now - before) / before
}

/** Anonymity: a figure comes from no family or at least this many. */
const FEWEST_FAMILIES = 5

/** Figures are rounded to multiples of this, shares to as many percent. */
const ROUNDED_TO = 5

export type Figure = { value: number | null; reason: Reason | null }

/** Count with its number of families. */
export type Part = { value: number; families: number }

const isFew = (families: number) => families > 0 && families < FEWEST_FAMILIES

export function isShown({ value, families }: Part): boolean {
  return value === 0 || !isFew(families)
}

const rounded = (value: number) => Math.round(value / ROUNDED_TO) * ROUNDED_TO

export function roundShare(share: number): number {
  return rounded(share * 100) / 100
}

export const hidden = (reason: Reason): Figure => ({ value: null, reason })
export const shown = (value: number): Figure => ({ value: rounded(value), reason: null })

export function toFigure(part: Part): Figure {
  return isShown(part) ? shown(part.value) : hidden('few')
}

/** Sums parts without those of one to four families, so that no two sums differ by them. */
export function sumShown(parts: readonly Part[]): Figure {
  const counted = parts.filter((part) => isShown(part) && part.value > 0)
  if (counted.length === 0 && parts.some(({ value }) => value > 0)) return hidden('few')
  return shown(counted.reduce((sum, { value }) => sum + value, 0))
}

/**
 * Returns figures that may be shown with their sum: none or at least two are hidden, one of them with enough families.
 */
export function toFigures(parts: readonly Part[]): Figure[] {
  const few = parts.filter((part) => !isShown(part))
  const isSafe = few.length === 0
  const smallest = parts
    .filter((part) => part.value > 0 && isShown(part))
    .toSorted((a, b) => a.value - b.value)[0]
  return parts.map((part) => (!isSafe && part === smallest ? hidden('linked') : toFigure(part)))
}

/** Checks if a share may be shown: a large enough total, no part of one to four families. */
export function isShareShown(families: number, of: number): boolean {
  return of >= FEWEST_FAMILIES && !isFew(families) && !isFew(of - families)
}

/** Returns why a share is hidden. */
export function getHiddenReason(families: number, of: number): Reason {
  return of < FEWEST_FAMILIES || isFew(families) ? 'few' : 'linked'
}
