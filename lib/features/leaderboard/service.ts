import 'server-only'
import { getToday } from '@/lib/features/challenges/service'
import { photoUrl } from '@/lib/features/photos/rules'
import { FIRST_DATE, getScorePeriods } from '@/lib/features/scores/rules'
import { createStaleWhileRevalidateCache } from '@/lib/platform/cache/stale-while-revalidate-cache'
import { singleFlight } from '@/lib/platform/concurrency/single-flight'
import type { LocalDate } from '@/lib/platform/dates/local-date'
import { AppError } from '@/lib/platform/errors/app-error'
import type { FamilyActor } from '@/lib/platform/session/actor'
import {
  findBlocked,
  findFirst,
  findFirstPoints,
  findNear,
  findOwnScore,
  findSteps,
  type RankedFamily,
  type Step,
} from './repository'
import type { Leaderboard, LeaderboardQuery, RankedBoard, RankedEntry } from './schema'
import { findSeason } from './seasons/service'

const PODIUM = 3

const GROUP = 30

/** Lower ranks come from a cache. */
const EXACT = 200

const first = singleFlight<RankedEntry[]>()
const firstPoints = singleFlight<number[]>()

type BoardQuery = Omit<LeaderboardQuery, 'group'> & Partial<Pick<LeaderboardQuery, 'group'>>

/** The same for all users; equal points share a rank. */
async function rankFirstFamilies(period: string, limit: number): Promise<RankedEntry[]> {
  return rankFamilies(await findFirst(period, limit))
}

function rankFamilies(rows: RankedFamily[]): RankedEntry[] {
  let rank = 0
  return rows.map((row, index) => {
    if (row.points !== rows[index - 1]?.points) rank = index + 1
    return { rank, ...present(row) }
  })
}

/**
 * Returns the leaderboard and the own entry.
 * @throws AppError not_found when the family was deleted
 */
export async function readLeaderboard(
  actor: FamilyActor,
  { period, group = 'all', limit }: BoardQuery,
): Promise<RankedBoard> {
  const today = getToday(actor)
  const season = period === 'season' ? await readSeason(actor, today) : undefined
  const [all, month, week] = getScorePeriods(today)
  const key = { all, month, week, season: season?.start ?? FIRST_DATE }[period]
  const isNear = group === 'near'
  const [ranking, ownScore] = await Promise.all([
    isNear
      ? findNear(actor.familyId, key, GROUP).then(rankFamilies)
      : first(`${key} ${limit}`, () => rankFirstFamilies(key, limit)),
    findOwnScore(actor.familyId, key),
  ])
  if (!ownScore) throw new AppError('not_found')
  const { blocks, next: nextOfAll, ...row } = ownScore
  const ahead = ranking.filter(({ points }) => points > row.points)
  const above = isNear ? ahead.length : await countAbove(key, row.points, { told: ranking, limit })
  const rank = row.onLeaderboard ? above + 1 : null
  const next = isNear ? (ahead.at(-1)?.points ?? null) : nextOfAll
  const pointsToNext = rank === null || next === null ? null : next - row.points + 1
  const entries = blocks ? await withoutBlocked(actor, ranking) : ranking
  return {
    podium: entries.slice(0, PODIUM),
    entries,
    me: { rank, points: row.points, pointsToNext },
    own: { ...present(row), rank, familyId: actor.familyId },
    ...(season !== undefined && { season }),
  }
}

async function readSeason(actor: FamilyActor, today: LocalDate): Promise<Leaderboard['season']> {
  const season = await findSeason(actor, today)
  return season && { ...season, over: today > season.end }
}

async function countAbove(
  period: string,
  points: number,
  { told, limit }: { told: RankedEntry[]; limit: number },
): Promise<number> {
  const among = told.findIndex((each) => each.points <= points)
  if (among >= 0) return among
  if (told.length < limit) return told.length
  const cachedCount = Math.max(told.length, await countFamiliesAbove(period, points))
  if (cachedCount >= EXACT) return cachedCount
  const first = await firstPoints(period, () => findFirstPoints(period, EXACT))
  const above = first.findIndex((each) => each <= points)
  return above >= 0 ? above : first.length
}

/** On either side; removed ranks stay unused. */
async function withoutBlocked({ familyId }: FamilyActor, entries: RankedEntry[]): Promise<RankedEntry[]> {
  const ids = entries.map((entry) => entry.familyId)
  const blocked = await findBlocked(familyId, ids)
  return entries.filter((entry) => !blocked.has(entry.familyId))
}

function present<Row extends { avatarPhotoId: string | null }>({ avatarPhotoId, ...row }: Row) {
  return { ...row, avatar: avatarPhotoId && photoUrl(avatarPhotoId) }
}

/** More periods than time zones are in at once. */
const getCachedSteps = createStaleWhileRevalidateCache<Step[]>({ freshMs: 15_000, most: 20 })

/** Counts the families with more points, cached. */
async function countFamiliesAbove(period: string, points: number): Promise<number> {
  let above = 0
  for (const step of await getCachedSteps(period, () => findSteps(period))) {
    if (step.points <= points) break
    above += step.families
  }
  return above
}
