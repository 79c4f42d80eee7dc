import 'server-only'
import type { z } from 'zod'
import { todayOf } from '@/lib/challenges/service'
import { coalesced } from '@/lib/db/coalesced'
import { AppError } from '@/lib/errors/app-error'
import { photoUrl } from '@/lib/photos/schema'
import { periodsOf } from '@/lib/scores/rules'
import type { FamilyActor } from '@/lib/session/actor'
import { familiesAbove } from './histogram/service'
import { findBlocked, findFirst, findStanding } from './repo'
import type { Leaderboard, LeaderboardEntry, leaderboardQuery, OwnEntry } from './schema'

const PODIUM = 3

/** Up to this place a rank is counted at once; further down it may be some seconds old. */
const EXACT = 200

type First = {
  entries: LeaderboardEntry[]
  /** The points of more families than that, the most first. */
  points: number[]
}

const first = coalesced<First>()

/** The first families as everybody is told of them. */
async function tellFirst(period: string, limit: number): Promise<First> {
  const { entries, points } = await findFirst(period, limit, EXACT)
  return { entries: entries.map(present), points }
}

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
  const [{ entries: told, points }, standing] = await Promise.all([
    first(`${key} ${limit}`, () => tellFirst(key, limit)),
    findStanding(actor.familyId, key),
  ])
  if (!standing) throw new AppError('not_found')
  const { next, blocks, ...row } = standing
  const rank = row.onLeaderboard ? (await countAbove(key, row.points, points)) + 1 : null
  // A family that stays out competes with nobody.
  const pointsToNext = rank === null || next === null ? null : next - row.points + 1
  const entries = blocks ? await withoutBlocked(actor, told) : told
  return {
    podium: entries.slice(0, PODIUM),
    entries,
    me: { rank, points: row.points, pointsToNext },
    own: { ...present(row), rank, familyId: actor.familyId },
  }
}

/** How many families have more points. @param first the points of the first ones */
async function countAbove(period: string, points: number, first: number[]): Promise<number> {
  const above = first.findIndex((each) => each <= points)
  if (above >= 0) return above
  return first.length < EXACT ? first.length : Math.max(first.length, await familiesAbove(period, points))
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
