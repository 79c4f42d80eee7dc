import { diffDays, type LocalDate } from '@/lib/dates/local-date'
import { isShareTold, toldParts } from '../rules'
import type { Analytics } from '../schema'

/** Weeks after the one of joining that retention is followed for. */
export const FOLLOWED_WEEKS = 8

/** Families that joined in the same week, and how many of them did a task in each week from then on. */
export type Cohort = { week: LocalDate; families: number; active: number[] }

/**
 * The shares of cohorts, oldest first, as far as their weeks are over. Shares of all cohorts stand beside them, so a
 * single one that is withheld takes another one along.
 * @param thisWeek the Monday of the week that is not over yet
 */
export function retentionOf(cohorts: readonly Cohort[], thisWeek: LocalDate): Analytics['retention'] {
  const reached = ({ week }: Cohort) => Math.min(FOLLOWED_WEEKS + 1, diffDays(thisWeek, week) / 7)
  const rows = cohorts.map((cohort) => ({ ...cohort, shares: [] as (number | null)[] }))
  const all: (number | null)[] = []
  for (let n = 0; n <= FOLLOWED_WEEKS; n += 1) {
    const there = rows.filter((row) => reached(row) > n)
    if (there.length === 0) break
    const parts = there.map(({ families, active }) => {
      const value = active[n] ?? 0
      return { value, families: value, closed: !isShareTold(value, families) }
    })
    toldParts(parts).forEach((value, index) => {
      const row = there[index]
      row?.shares.push(value === null ? null : value / row.families)
    })
    const families = there.reduce((sum, row) => sum + row.families, 0)
    const active = parts.reduce((sum, part) => sum + part.value, 0)
    all.push(isShareTold(active, families) ? active / families : null)
  }
  return { all, cohorts: rows.map(({ week, families, shares }) => ({ week, families, shares })) }
}
