import { type ChallengeWindow, hasBegun } from '@/lib/features/challenges/rules'
import type { LocalDate } from '@/lib/platform/dates/local-date'
import type { Conflict } from '../imports/schema'

/** Lists the fields of `wanted` that differ. */
export function differingFields(wanted: object, stored: object): string[] {
  const known = stored as Record<string, unknown>
  return Object.entries(wanted).flatMap(([name, value]) =>
    canonical(value) === canonical(known[name]) ? [] : [name],
  )
}

function canonical(value: unknown): string {
  return JSON.stringify(value, (_, inner: unknown) =>
    typeof inner === 'object' && inner !== null && !Array.isArray(inner)
      ? Object.fromEntries(Object.entries(inner).sort(([a], [b]) => (a < b ? -1 : 1)))
      : inner,
  )
}

type StoredChallenge = ChallengeWindow & { isActive: boolean; hasCompletions: boolean }
type Wanted = ChallengeWindow & { plan: readonly unknown[] }

/** Returns why a stored challenge cannot change. */
export function challengeConflict(
  stored: StoredChallenge,
  wanted: Wanted,
  { now, today }: { now: Date; today: LocalDate },
): Conflict | null {
  if (hasBegun(stored, now)) return 'challenge_begun'
  if (!stored.isActive) return null
  if (wanted.plan.length === 0) return 'challenge_needs_tasks'
  const moved = stored.startDate !== wanted.startDate
  return moved && wanted.startDate < today ? 'start_date_past' : null
}
