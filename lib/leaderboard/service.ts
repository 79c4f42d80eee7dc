import 'server-only'
import type { z } from 'zod'
import { todayOf } from '@/lib/challenges/service'
import { AppError } from '@/lib/errors/app-error'
import { photoUrl } from '@/lib/photos/schema'
import { periodsOf } from '@/lib/scores/rules'
import type { FamilyActor } from '@/lib/session/actor'
import { familiesAbove } from './histogram/service'
import { findEntries, findStanding } from './repo'
import type { Leaderboard, leaderboardQuery, OwnEntry } from './schema'

const PODIUM = 3

/** Up to this place a rank is counted at once; further down it may be some seconds old. */
const EXACT = 200

/**
 * The leaderboard of a period as it runs on the family's today, and the family's own entry.
 * @throws AppError not_found when the family has just been dissolved
 */
export async function readLeaderboard(
  actor: FamilyActor,
  { period, limit }: z.output<typeof leaderboardQuery>,
): Promise<Leaderboard & { own: OwnEntry }> {
  const [all, month, week] = periodsOf(todayOf(actor))
  const key = { all, month, week }[period]
  const [rows, standing] = await Promise.all([
    findEntries(actor.familyId, key, limit),
    findStanding(actor.familyId, key, EXACT),
  ])
  if (!standing) throw new AppError('not_found')
  const { above: counted, next, ...row } = standing
  const above = counted < EXACT ? counted : Math.max(EXACT, await familiesAbove(key, row.points))
  const rank = row.onLeaderboard ? above + 1 : null
  // A family that stays out competes with nobody.
  const pointsToNext = rank === null || next === null ? null : next - row.points + 1
  const entries = rows.map(present)
  return {
    podium: entries.slice(0, PODIUM),
    entries,
    me: { rank, points: row.points, pointsToNext },
    own: { ...present(row), rank, familyId: actor.familyId },
  }
}

function present<Row extends { avatarPhotoId: string | null }>({ avatarPhotoId, ...row }: Row) {
  return { ...row, avatar: avatarPhotoId && photoUrl(avatarPhotoId) }
}
