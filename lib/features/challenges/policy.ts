import type { LocalDate } from '@/lib/platform/dates/local-date'
import type { Actor } from '@/lib/platform/session/actor'

/** Families see only active challenges that have started. */
export function canSeeChallenge(
  actor: Actor,
  challenge: { isActive: boolean; startDate: LocalDate },
  today: LocalDate,
): boolean {
  return actor.isAdmin || (challenge.isActive && challenge.startDate <= today)
}
