import type { Period } from '@/lib/features/leaderboard/schema'

export const PERIODS = ['all', 'month', 'week'] as const satisfies readonly Period[]

export function parsePeriod(value: string | string[] | undefined): Period {
  return PERIODS.find((period) => period === value) ?? 'all'
}
