import 'server-only'
import { listBadgesEarnedBetween } from '@/lib/features/badges/service'
import { countPlanned, getChallenge, getToday, listPlannedTasks } from '@/lib/features/challenges/service'
import { getOwnPoints, getStreak, getStreakAfter, listRestDaysFrom } from '@/lib/features/scores/service'
import { loadCompletedTaskNames } from '@/lib/features/tasks/service'
import { addDays, isoWeekKey, type LocalDate, localTimeAt } from '@/lib/platform/dates/local-date'
import { AppError } from '@/lib/platform/errors/app-error'
import { assertOwnFamily, type FamilyActor } from '@/lib/platform/session/actor'
import { loadFamilyCycle, readFoundingDay } from '../progress/service'
import { findCompletions } from './repository'
import {
  countDaysInBloom,
  findBestPhoto,
  findWeekChallenge,
  type HarvestChallenge,
  type HarvestDay,
  type HarvestPhoto,
  harvestDays,
  latestRecap,
  parseWeek,
  RECAP_PHOTOS,
  type RecapCompletion,
} from './rules'
import type { RecapView } from './schema'

type Week = { monday: LocalDate; sunday: LocalDate; isLatest: boolean; today: LocalDate }

/**
 * Returns the recap of a week.
 * @throws AppError not_found; validation_failed for a week without a recap yet
 */
export async function readRecap(actor: FamilyActor, familyId: string, key?: string): Promise<RecapView> {
  assertOwnFamily(actor, familyId)
  return (await readWeek(actor, findWeek(actor, key))).recap
}

export type Harvest = {
  recap: RecapView
  days: HarvestDay[]
  /** Null, like `flower`, without a challenge. */
  challenge: HarvestChallenge | null
  flower: { week: number; petals: boolean[] } | null
  photo: HarvestPhoto | null
  previous: string | null
  next: string | null
  /** Number of tasks in the week after the newest one; null for other weeks. */
  upcoming: number | null
}

/**
 * Returns a week with its recap for the harvest page.
 * @throws AppError validation_failed for a week without a recap yet
 */
export async function readHarvest(actor: FamilyActor, key?: string): Promise<Harvest> {
  const week = findWeek(actor, key)
  const { monday, sunday, isLatest } = week
  const [{ recap, planned, completions }, restDays, founded, upcoming] = await Promise.all([
    readWeek(actor, week),
    listRestDaysFrom(actor, monday),
    readFoundingDay(actor),
    isLatest ? countPlanned(addDays(monday, 7), addDays(sunday, 7), actor.contentRevision) : null,
  ])
  const best = completions.find(({ photoId }) => photoId !== null && photoId === recap.best)
  const [ofChallenge, photo] = await Promise.all([
    readChallenge(actor, findWeekChallenge(completions, planned)),
    best ? describePhoto(actor, best) : null,
  ])
  return {
    recap,
    days: harvestDays({ monday, planned, completions, restDays }),
    ...ofChallenge,
    photo,
    previous: founded !== null && founded < monday ? isoWeekKey(addDays(monday, -7)) : null,
    next: isLatest ? null : isoWeekKey(addDays(monday, 7)),
    upcoming,
  }
}

function findWeek(actor: FamilyActor, key: string | undefined): Week {
  const now = new Date()
  const today = getToday(actor, now)
  const latest = latestRecap(today, localTimeAt(now, actor.timezone))
  const monday = key === undefined ? latest : parseWeek(key)
  if (monday === null) throw badWeek('week')
  if (monday > latest) throw badWeek('week_not_over')
  return { monday, sunday: addDays(monday, 6), isLatest: monday === latest, today }
}

function badWeek(key: 'week' | 'week_not_over'): AppError {
  return new AppError('validation_failed', { fields: { week: [{ key }] } })
}

async function readWeek(actor: FamilyActor, { monday, sunday, today }: Week) {
  const week = isoWeekKey(monday)
  const [completions, planned, points, streak, badges] = await Promise.all([
    findCompletions(actor.familyId, monday, sunday),
    listPlannedTasks(monday, sunday, actor.contentRevision),
    getOwnPoints(actor, week),
    sunday < today ? getStreakAfter(actor, sunday) : getStreak(actor),
    listBadgesEarnedBetween(actor, monday, sunday),
  ])
  const photos = completions.flatMap(({ photoId }) => photoId ?? [])
  const recap: RecapView = {
    week,
    tasksDone: completions.length,
    daysInBloom: countDaysInBloom(planned, completions),
    points,
    streak: streak.current,
    badges,
    photos: photos.slice(0, RECAP_PHOTOS),
    best: findBestPhoto(completions),
  }
  return { recap, planned, completions }
}

async function readChallenge(
  actor: FamilyActor,
  id: string | null,
): Promise<Pick<Harvest, 'challenge' | 'flower'>> {
  const { familyId, contentRevision } = actor
  const challenge = id === null ? null : await findChallenge(actor, id)
  if (!challenge) return { challenge: null, flower: null }
  const { petals } = await loadFamilyCycle(familyId, challenge, contentRevision)
  const { weekNumber: week, title } = challenge
  return {
    challenge: { week, title },
    flower: { week, petals: petals.map(({ part, earned }) => earned && part <= week) },
  }
}

/** Returns null for a challenge that an administrator has just deactivated. */
async function findChallenge(actor: FamilyActor, id: string) {
  try {
    return await getChallenge(actor, id)
  } catch (error) {
    if (error instanceof AppError && error.code === 'not_found') return null
    throw error
  }
}

async function describePhoto(actor: FamilyActor, completion: RecapCompletion): Promise<HarvestPhoto> {
  const getTask = await loadCompletedTaskNames(actor, [completion])
  const { localDate: date, description } = completion
  return { taskTitle: getTask(completion, { isOwn: true }).name, date, description }
}
