import 'server-only'
import type { z } from 'zod'
import { getToday } from '@/lib/features/challenges/service'
import { photoUrl } from '@/lib/features/photos/schema'
import { getScorePeriods } from '@/lib/features/scores/rules'
import { singleFlight } from '@/lib/platform/concurrency/single-flight'
import { AppError } from '@/lib/platform/errors/app-error'
import type { FamilyActor } from '@/lib/platform/session/actor'
import { familiesAbove } from './histogram/service'
import { findBlocked, findFirst, findFirstPoints, findOwnScore } from './repository'
import type { leaderboardQuery, RankedBoard, RankedEntry } from './schema'

const PODIUM = 3

/** Ranks down to this one are exact; lower ones come from a cache. */
const EXACT = 200

const first = singleFlight<RankedEntry[]>()
const firstPoints = singleFlight<number[]>()

/** Ranks the first families, the same for all users. Equal points share a rank. */
async function rankFirstFamilies(period: string, limit: number): Promise<RankedEntry[]> {
  const rows = await findFirst(period, limit)
  let rank = 0
  return rows.map((row, index) => {
    if (row.points !== rows[index - 1]?.points) rank = index + 1
    return { rank, ...present(row) }
  })
}

/**
 * Returns the current leaderboard and the family's own entry.
 * @throws AppError not_found when the family was deleted in between
 */
export async function readLeaderboard(
  actor: FamilyActor,
  { period, limit }: z.output<typeof leaderboardQuery>,
): Promise<RankedBoard> {
  const [all, month, week] = getScorePeriods(getToday(actor))
  const key = { all, month, week }[period]
  const [ranking, ownScore] = await Promise.all([
    first(`${key} ${limit}`, () => rankFirstFamilies(key, limit)),
    findOwnScore(actor.familyId, key),
  ])
  if (!ownScore) throw new AppError('not_found')
  const { next, blocks, ...row } = ownScore
  const rank = row.onLeaderboard ? (await countAbove(key, row.points, { told: ranking, limit })) + 1 : null
  const pointsToNext = rank === null || next === null ? null : next - row.points + 1
  const entries = blocks ? await withoutBlocked(actor, ranking) : ranking
  return {
    podium: entries.slice(0, PODIUM),
    entries,
    me: { rank, points: row.points, pointsToNext },
    own: { ...present(row), rank, familyId: actor.familyId },
  }
}

/** Counts the families with more points; most are on the page or far below it. */
async function countAbove(
  period: string,
  points: number,
  { told, limit }: { told: RankedEntry[]; limit: number },
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

/** Removes families on either side of a block; their ranks stay unused. */
async function withoutBlocked({ familyId }: FamilyActor, entries: RankedEntry[]): Promise<RankedEntry[]> {
  const ids = entries.map((entry) => entry.familyId)
  const blocked = await findBlocked(familyId, ids)
  return entries.filter((entry) => !blocked.has(entry.familyId))
}

function present<Row extends { avatarPhotoId: string | null }>({ avatarPhotoId, ...row }: Row) {
  return { ...row, avatar: avatarPhotoId && photoUrl(avatarPhotoId) }
}
