import type { Group, Period } from '@/lib/features/leaderboard/schema'

type Param = string | string[] | undefined

export const PERIODS = ['season', 'all', 'month', 'week'] as const satisfies readonly Period[]

export function parsePeriod(value: Param): Period {
  return PERIODS.find((period) => period === value) ?? 'season'
}

/** Returns who a period compares: a season families of similar activity first, the others everyone. */
export function parseGroup(value: Param, period: Period): Group {
  return period === 'season' && value !== 'all' ? 'near' : 'all'
}
