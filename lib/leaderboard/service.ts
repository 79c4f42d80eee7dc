import 'server-only'
import type { z } from 'zod'
import { todayOf } from '@/lib/challenges/service'
import { photoUrl } from '@/lib/photos/schema'
import { periodsOf } from '@/lib/scores/rules'
import type { FamilyActor } from '@/lib/session/actor'
import { findEntries, findStanding } from './repo'
import type { Leaderboard, leaderboardQuery } from './schema'

const PODIUM = 3

/** The leaderboard of a period as it runs on the family's today. */
export async function readLeaderboard(
  actor: FamilyActor,
  { period, limit }: z.output<typeof leaderboardQuery>,
): Promise<Leaderboard> {
  const [all, month, week] = periodsOf(todayOf(actor))
  const key = { all, month, week }[period]
  const [rows, own] = await Promise.all([
    findEntries(actor.familyId, key, limit),
    findStanding(actor.familyId, key),
  ])
  const entries = rows.map(({ avatarPhotoId, ...row }) => ({
    ...row,
    avatar: avatarPhotoId && photoUrl(avatarPhotoId),
  }))
  const rank = own.onLeaderboard ? own.above + 1 : null
  // A family that stays out competes with nobody.
  const pointsToNext = rank === null || own.next === null ? null : own.next - own.points + 1
  return { podium: entries.slice(0, PODIUM), entries, me: { rank, points: own.points, pointsToNext } }
}
