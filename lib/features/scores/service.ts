import 'server-only'
import { type ChallengeInCycle, getCycleStart } from '@/lib/features/challenges/rules'
import { listScheduledDates } from '@/lib/features/challenges/service'
import { addDays, type LocalDate, localDateAt } from '@/lib/platform/dates/local-date'
import { type Db, db } from '@/lib/platform/db/client'
import type { Queryable } from '@/lib/platform/db/query'
import { transaction } from '@/lib/platform/db/transaction'
import { AppError } from '@/lib/platform/errors/app-error'
import { assertOwnFamily, type FamilyActor } from '@/lib/platform/session/actor'
import * as repo from './repository'
import {
  checkRestDay,
  countStreak,
  FIRST_DATE,
  type PointEntry,
  REST_DAYS,
  RULE_VERSION,
  type Streak,
  type StreakDay,
  type StreakHistory,
  streakDays,
  sumPointsByPeriod,
} from './rules'

/** Deletes the point entries of a challenge and subtracts their points. The challenge row may already be deleted. */
export function eraseChallengeEntries(tx: Db, challenge: ChallengeInCycle): Promise<void> {
  return repo.eraseEntries(tx, challenge.id, getCycleStart(challenge))
}

/** Appends point entries and adds them to the scores; requires the family's lock. */
export async function appendEntries(
  tx: Queryable,
  { familyId, challenge }: { familyId: string; challenge: ChallengeInCycle },
  entries: PointEntry[],
  createdAt: Date,
): Promise<void> {
  if (entries.length === 0) return
  const season = getCycleStart(challenge)
  const points = sumPointsByPeriod(entries.map((entry) => ({ ...entry, season })))
  const owner = { familyId, challengeId: challenge.id, ruleVersion: RULE_VERSION, createdAt }
  await repo.insertEntries(tx, owner, entries, points)
}

/** Returns the family's points in a period: all time, a month, an ISO week or a season. */
export function getOwnPoints({ familyId }: FamilyActor, period = 'all'): Promise<number> {
  return repo.findScore(db(), familyId, period)
}

type StreakOwner = Pick<FamilyActor, 'familyId' | 'timezone' | 'contentRevision'>

export async function getStreak(owner: StreakOwner): Promise<Streak> {
  return (await getStreakAndRest(owner)).streak
}

/** Returns the streak of a family at the end of a day. */
export async function getStreakAfter(
  { familyId, contentRevision }: StreakOwner,
  day: LocalDate,
): Promise<Streak> {
  const family = { id: familyId, today: addDays(day, 1) }
  const [history] = await loadStreakHistories(db(), [family], FIRST_DATE, contentRevision)
  if (!history) throw new RangeError('a family without a streak')
  return countStreak({ ...history, scheduled: history.scheduled.filter((date) => date <= day) })
}

/** Returns the streak of a family today, and all its rest days, oldest first. */
export async function getStreakAndRest(
  owner: StreakOwner,
): Promise<{ streak: Streak; restDays: LocalDate[] }> {
  const { familyId, timezone, contentRevision } = owner
  const family = { id: familyId, today: localDateAt(new Date(), timezone) }
  const [history] = await loadStreakHistories(db(), [family], FIRST_DATE, contentRevision)
  if (!history) throw new RangeError('a family without a streak')
  return { streak: countStreak(history), restDays: history.restDays.toSorted() }
}

/** Counts the streak of given days, optionally from a day on. */
export async function computeStreak(
  database: Queryable,
  { completedDates, restDays, today }: Omit<StreakHistory, 'scheduled'>,
  { from = FIRST_DATE, contentRevision }: { from?: LocalDate; contentRevision: string | null },
): Promise<Streak> {
  const scheduled = await listScheduledDates(database, lastStreakDate(today), contentRevision)
  return countStreak({ scheduled: scheduled.filter((date) => date >= from), completedDates, restDays, today })
}

/** After a move to an earlier time zone, a completed day can be tomorrow. */
const lastStreakDate = (today: LocalDate) => addDays(today, 1)

export async function getStreaks(
  database: Queryable,
  families: { id: string; today: LocalDate }[],
  from = FIRST_DATE,
): Promise<Streak[]> {
  return (await loadStreakHistories(database, families, from)).map(countStreak)
}

/** Returns the state of each scheduled day, newest first. */
export async function listStreakDays(
  database: Queryable,
  familyId: string,
  today: LocalDate,
): Promise<{ date: LocalDate; day: StreakDay }[]> {
  const [history] = await loadStreakHistories(database, [{ id: familyId, today }], FIRST_DATE)
  const days = history ? streakDays(history) : []
  return days.filter(({ date, day }) => date <= today || day === 'done').reverse()
}

async function loadStreakHistories(
  database: Queryable,
  families: { id: string; today: LocalDate }[],
  from: LocalDate,
  contentRevision: string | null = null,
) {
  const ids = families.map(({ id }) => id)
  const untils = families.map(({ today }) => lastStreakDate(today))
  const last = [...untils].sort().at(-1) ?? from
  const [scheduled, found] = await Promise.all([
    listScheduledDates(database, last, contentRevision),
    repo.findStreakDates(database, ids, from),
  ])
  const planned = from === FIRST_DATE ? scheduled : scheduled.filter((date) => date >= from)
  const days = new Map(found.map((one) => [one.familyId, one]))
  return families.map(({ id, today }, place) => {
    const { completedDates = [], restDays = [] } = days.get(id) ?? {}
    const until = untils[place] ?? today
    const own = until === last ? planned : planned.filter((date) => date <= until)
    return { scheduled: own, completedDates, restDays, today }
  })
}

export function listRestDaysFrom(actor: FamilyActor, from: LocalDate): Promise<LocalDate[]> {
  return repo.findRestDays(db(), actor.familyId, from)
}

/**
 * Marks a rest day and returns the rest days of the last weeks.
 * @throws AppError rest_day_* outside of the allowed days and number; not_found
 */
export function markRestDay(actor: FamilyActor, familyId: string, date: LocalDate): Promise<LocalDate[]> {
  assertOwnFamily(actor, familyId)
  const today = localDateAt(new Date(), actor.timezone)
  return transaction(async (tx) => {
    await repo.lockFamilyForUpdate(tx, familyId)
    const marked = await repo.findRestDays(tx, familyId, FIRST_DATE)
    const result = checkRestDay({ date, today, marked })
    if (result !== 'ok') throw new AppError(`rest_day_${result}`)
    await repo.insertRestDay(tx, familyId, date)
    return repo.findRestDays(tx, familyId, addDays(today, -REST_DAYS.windowDays))
  })
}

/**
 * Unmarks a rest day.
 * @throws AppError rest_day_* outside of the days that can be marked; not_found
 */
export async function unmarkRestDay(actor: FamilyActor, familyId: string, date: LocalDate): Promise<null> {
  assertOwnFamily(actor, familyId)
  const result = checkRestDay({ date, today: localDateAt(new Date(), actor.timezone), marked: [] })
  if (result !== 'ok') throw new AppError(`rest_day_${result}`)
  await repo.deleteRestDay(familyId, date)
  return null
}
