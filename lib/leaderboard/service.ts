import 'server-only'
import type { z } from 'zod'
import { getToday } from '@/lib/challenges/service'
import { coalesced } from '@/lib/db/coalesced'
import { AppError } from '@/lib/errors/app-error'
import { photoUrl } from '@/lib/photos/schema'
import { getScorePeriods } from '@/lib/scores/rules'
import type { FamilyActor } from '@/lib/session/actor'
import { familiesAbove } from './histogram/service'
import { findBlocked, findFirst, findFirstPoints, findOwnScore } from './repo'
import type { Leaderboard, LeaderboardEntry, leaderboardQuery, OwnEntry } from './schema'

const PODIUM = 3

/** Up to this place a rank is counted at once; further down it may be some seconds old. */
const EXACT = 200

const first = coalesced<LeaderboardEntry[]>()
const firstPoints = coalesced<number[]>()

/** The first families as everybody is told of them. Equal points share a rank. */
async function rankFirstFamilies(period: string, limit: number): Promise<LeaderboardEntry[]> {
  const rows = await findFirst(period, limit)
  let rank = 0
  return rows.map((row, index) => {
    if (row.points !== rows[index - 1]?.points) rank = index + 1
    return { rank, ...present(row) }
  })
}

/**
 * The leaderboard of a period as it runs on the family's today, and the family's own entry.
 * @throws AppError not_found when the family has just been dissolved
 */
export async function readLeaderboard(
  actor: FamilyActor,
  { period, limit }: z.output<typeof leaderboardQuery>,
): Promise<Leaderboard & { own: OwnEntry }> {
  const [all, month, week] = getScorePeriods(getToday(actor))
  const key = { all, month, week }[period]
  const [ranking, ownScore] = await Promise.all([
    first(`${key} ${limit}`, () => rankFirstFamilies(key, limit)),
    findOwnScore(actor.familyId, key),
  ])
  if (!ownScore) throw new AppError('not_found')
  const { next, blocks, ...row } = ownScore
  const rank = row.onLeaderboard ? (await countAbove(key, row.points, { told: ranking, limit })) + 1 : null
  // A family that stays out competes with nobody.
  const pointsToNext = rank === null || next === null ? null : next - row.points + 1
  const entries = blocks ? await withoutBlocked(actor, ranking) : ranking
  return {
    podium: entries.slice(0, PODIUM),
    entries,
    me: { rank, points: row.points, pointsToNext },
    own: { ...present(row), rank, familyId: actor.familyId },
  }
}

/** How many families have more points. Most stand among those that are told, or far below them. */
async function countAbove(
  period: string,
  points: number,
  { told, limit }: { told: LeaderboardEntry[]; limit: number },
): Promise<number> {
  const among = told.findIndex((each) => each.points <= points)
  if (among >= 0) return among
  if (told.length < limit) return told.length
  const cachedCount = Math.max(told.length, await familiesAbove(period, points))
  if (cachedCount >= EXACT) return cachedCount
  const first = await firstPoints(period, () => findFirstPoints(period, EXACT))
  const above = first.findIndex((each) => each <= points)
  return above >= 0 ? above : first.length
}

/** Whoever is blocked sees nothing of the other; the ranks of those left out stay free. */
async function withoutBlocked(
  { familyId }: FamilyActor,
  entries: LeaderboardEntry[],
): Promise<LeaderboardEntry[]> {
  const ids = entries.map((entry) => entry.familyId)
  const blocked = await findBlocked(familyId, ids)
  return entries.filter((entry) => !blocked.has(entry.familyId))
}

function present<Row extends { avatarPhotoId: string | null }>({ avatarPhotoId, ...row }: Row) {
  return { ...row, avatar: avatarPhotoId && photoUrl(avatarPhotoId) }
}
