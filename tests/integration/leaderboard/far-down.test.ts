import { expect, it } from 'vitest'
import type { readLeaderboardContract } from '@/lib/features/leaderboard/contract'
import { db } from '@/lib/platform/db/client'
import { call } from '../../support/api'
import { at, member } from '../../support/scene'

const FAMILIES = 250

/** For this file alone: the process caches the distribution of points. */
const MONTH = '2026-08'

const fill = () => db().$executeRaw`
  with made as (
    insert into families (id, name, join_code, timezone, on_leaderboard, updated_at)
    select gen_random_uuid(), 'F' || n, 'F' || n, 'UTC', n % 50 <> 0, now() from generate_series(1, ${FAMILIES}::int) n
    returning id, name)
  insert into family_scores (family_id, period, points, reached_at)
  select id, ${MONTH}, 990 + 10 * substr(name, 2)::int, now() from made`

it('a rank far down the leaderboard does not count families that opted out', async () => {
  at(`${MONTH}-17T12:00:00Z`)
  await fill()
  const [low, lower, high] = [await member(), await member(), await member()]
  const points = [
    [low, 1005],
    [lower, 5],
    [high, 3405],
  ] as const
  for (const [{ familyId }, score] of points)
    await db().familyScore.create({
      data: { familyId, period: MONTH, points: score, reachedAt: new Date() },
    })
  const readOwnRank = async ({ token }: { token: string }) =>
    (await call<typeof readLeaderboardContract>('GET /leaderboard?period=month', { token })).data.me
  // Of 250 families five are hidden; one other has fewer points than the low one.
  expect(await readOwnRank(low)).toEqual({ rank: 246, points: 1005, pointsToNext: 6 })
  expect(await readOwnRank(lower)).toEqual({ rank: 248, points: 5, pointsToNext: 996 })
  expect(await readOwnRank(high)).toEqual({ rank: 9, points: 3405, pointsToNext: 6 })
})
