import 'server-only'
import { findCurrentChallenge } from '@/lib/challenges/service'
import { listBadges, readParts, readProgress } from '@/lib/completions/progress/service'
import { listActivities } from '@/lib/completions/service'
import { addDays, type LocalDate } from '@/lib/dates/local-date'
import type { FamilyActor } from '@/lib/session/actor'
import { readOwnRestDays, readOwnStreak, readOwnUser } from '../household'

/** How many activities come with the page. */
export const PAGE = 8

/** All that the page shows, read at once. */
export async function readActivities(actor: FamilyActor, today: LocalDate) {
  const parts = readParts(actor)
  const [user, challenge, progress, badges, activities, restDays] = await Promise.all([
    readOwnUser(actor),
    findCurrentChallenge(actor),
    readProgress(actor, actor.familyId, { parts, streak: readOwnStreak(actor) }),
    listBadges(actor, parts),
    listActivities(actor, { limit: PAGE }),
    readOwnRestDays(actor, addDays(today, -7)),
  ])
  return { user, challenge, progress, badges, activities, restDays }
}
