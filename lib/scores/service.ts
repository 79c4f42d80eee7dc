import 'server-only'
import { scheduledDates } from '@/lib/challenges/service'
import { addDays, type LocalDate, localDateAt } from '@/lib/dates/local-date'
import { type Db, db, transaction } from '@/lib/db/client'
import { AppError } from '@/lib/errors/app-error'
import type { FamilyActor } from '@/lib/session/actor'
import * as repo from './repo'
import {
  periodsOf,
  REST_DAYS,
  RULE_VERSION,
  restDayAllowed,
  type Streak,
  type StreakDay,
  streak,
  streakDays,
} from './rules'

export { eraseEntries as eraseChallengeEntries, findEntries as pointEntries, lockFamily } from './repo'

/** Before any challenge: reads all days. */
const EVER: LocalDate = '2000-01-01'

/** Appends to a family's ledger and keeps its scores in step. The family must be locked by the caller. */
export async function postEntries(
  tx: Db,
  owner: { familyId: string; challengeId: string },
  entries: repo.EntryRow[],
  now: Date,
): Promise<void> {
  if (entries.length === 0) return
  await repo.insertEntries(tx, { ...owner, ruleVersion: RULE_VERSION, createdAt: now }, entries)
  const deltas = new Map<string, number>()
  for (const { amount, localDate } of entries) {
    for (const period of periodsOf(localDate)) deltas.set(period, (deltas.get(period) ?? 0) + amount)
  }
  await repo.addToScores(tx, owner.familyId, deltas, now)
}

/**
 * Now, but later than all that the family's ledger holds: rewards rest on the order of facts, and a clock may stand
 * still or be set back. The family must be locked.
 */
export async function nextMoment(tx: Db, familyId: string): Promise<Date> {
  const last = await repo.findLastEntryAt(tx, familyId)
  return new Date(Math.max(Date.now(), (last?.getTime() ?? 0) + 1))
}

/** All points of a family. */
export function totalPoints(tx: Db, familyId: string): Promise<number> {
  return repo.findScore(tx, familyId, 'all')
}

/** The family's streak on that day, counting only days from `from` on when given. */
export async function streakOf(tx: Db, familyId: string, today: LocalDate, from = EVER): Promise<Streak> {
  return streak(await streakFacts(tx, familyId, today, from))
}

/** What each scheduled day meant for the streak, newest first. */
export async function streakHistory(
  tx: Db,
  familyId: string,
  today: LocalDate,
): Promise<{ date: LocalDate; day: StreakDay }[]> {
  const days = streakDays(await streakFacts(tx, familyId, today, EVER))
  return days.filter(({ date, day }) => date <= today || day === 'done').reverse()
}

async function streakFacts(tx: Db, familyId: string, today: LocalDate, from: LocalDate) {
  const [scheduled, completedOn, restDays] = await Promise.all([
    // One day more: who moved westward has done a day that is still to come on the new clock.
    scheduledDates(addDays(today, 1)),
    repo.findCompletedDates(tx, familyId, from),
    repo.findRestDays(tx, familyId),
  ])
  return { scheduled: scheduled.filter((date) => date >= from), completedOn, restDays, today }
}

/** The family's rest days, from the given day on. */
export function restDaysFrom(actor: FamilyActor, from: LocalDate): Promise<LocalDate[]> {
  return repo.findRestDays(db(), actor.familyId, from)
}

/**
 * Marks a rest day.
 * @throws AppError rest_day_* beyond the days and the number that are allowed; not_found for another family.
 */
export function markRestDay(actor: FamilyActor, familyId: string, date: LocalDate): Promise<LocalDate[]> {
  demandOwn(actor, familyId)
  const today = localDateAt(new Date(), actor.timezone)
  return transaction(async (tx) => {
    await repo.lockFamily(tx, familyId)
    const marked = await repo.findRestDays(tx, familyId)
    const answer = restDayAllowed(date, today, marked)
    if (answer !== 'ok') throw new AppError(`rest_day_${answer}`)
    await repo.insertRestDay(tx, familyId, date)
    return repo.findRestDays(tx, familyId, addDays(today, -REST_DAYS.windowDays))
  })
}

/** Takes a rest day back, within the days in which it could be marked. */
export async function unmarkRestDay(actor: FamilyActor, familyId: string, date: LocalDate): Promise<null> {
  demandOwn(actor, familyId)
  const answer = restDayAllowed(date, localDateAt(new Date(), actor.timezone), [])
  if (answer !== 'ok') throw new AppError(`rest_day_${answer}`)
  await repo.deleteRestDay(familyId, date)
  return null
}

function demandOwn(actor: FamilyActor, familyId: string): void {
  if (actor.familyId !== familyId) throw new AppError('not_found')
}
