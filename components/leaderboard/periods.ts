import type { Period } from '@/lib/leaderboard/schema'

/** The tabs, in the order in which they stand. */
export const PERIODS = ['all', 'month', 'week'] as const satisfies readonly Period[]

/** The period that an address asks for; whatever else stands there means all time. */
export function parsePeriod(asked: string | string[] | undefined): Period {
  return PERIODS.find((period) => period === asked) ?? 'all'
}
