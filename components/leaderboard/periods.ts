import type { Period } from '@/lib/leaderboard/schema'

export const PERIODS = ['all', 'month', 'week'] as const satisfies readonly Period[]

export function parsePeriod(asked: string | string[] | undefined): Period {
  return PERIODS.find((period) => period === asked) ?? 'all'
}
