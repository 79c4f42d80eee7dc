import type { Group, Period } from '@/lib/features/leaderboard/schema'

type Param = string | string[] | undefined

export const PERIODS = ['season', 'all', 'month', 'week'] as const satisfies readonly Period[]

export function parsePeriod(value: Param): Period {
  return PERIODS.find((period) => period === value) ?? 'season'
}

/** Returns a period's group, by default similar families for a season. */
export function parseGroup(value: Param, period: Period): Group {
  return period === 'season' && value !== 'all' ? 'near' : 'all'
}
