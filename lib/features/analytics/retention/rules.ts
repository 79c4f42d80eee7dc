import { diffDays, type LocalDate } from '@/lib/platform/dates/local-date'
import { getHiddenReason, isShareShown, roundShare } from '../rules'
import type { Analytics, Reason } from '../schema'

export const FOLLOWED_WEEKS = 8

/** Families of one week, with the active ones per week. */
export type Cohort = { week: LocalDate; families: number; active: number[] }

type Shares = { shares: (number | null)[]; reasons: (Reason | null)[] }

/**
 * Computes cohorts' shares, oldest first. The total covers only shown cohorts, so that nothing can be subtracted from
 * it.
 * @param thisWeek first week that is not counted yet
 */
export function computeRetention(cohorts: readonly Cohort[], thisWeek: LocalDate): Analytics['retention'] {
  const reached = ({ week }: Cohort) => Math.min(FOLLOWED_WEEKS + 1, diffDays(thisWeek, week) / 7)
  const rows = cohorts.map((cohort) => ({ cohort, weeks: computeShares(cohort, reached(cohort)) }))
  const all: Shares = { shares: [], reasons: [] }
  for (let n = 0; n <= FOLLOWED_WEEKS && cohorts.some((cohort) => reached(cohort) > n); n += 1) {
    const counted = rows.filter(({ weeks }) => (weeks.shares[n] ?? null) !== null)
    const families = counted.reduce((sum, { cohort }) => sum + cohort.families, 0)
    const active = counted.reduce((sum, { cohort }) => sum + (cohort.active[n] ?? 0), 0)
    all.shares.push(families > 0 ? roundShare(active / families) : null)
    all.reasons.push(families > 0 ? null : 'few')
  }
  return {
    all: all.shares,
    reasons: all.reasons,
    cohorts: rows.map(({ cohort: { week, families }, weeks }) => ({ week, families, ...weeks })),
  }
}

function computeShares({ families, active }: Cohort, weeks: number): Shares {
  const counts = Array.from({ length: weeks }, (_, n) => active[n] ?? 0)
  const isTold = (count: number) => isShareShown(count, families)
  return {
    shares: counts.map((count) => (isTold(count) ? roundShare(count / families) : null)),
    reasons: counts.map((count) => (isTold(count) ? null : getHiddenReason(count, families))),
  }
}
