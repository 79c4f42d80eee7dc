import type { BadgeView } from '@/lib/features/badges/schema'

/** Sorts by the day of the award, newest first; unearned badges are last. */
export function compareNewest(a: BadgeView, b: BadgeView): number {
  return (b.earnedAt ?? '').localeCompare(a.earnedAt ?? '')
}
