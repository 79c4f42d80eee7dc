import 'server-only'
import { scheduledDates } from '@/lib/challenges/service'
import { addDays, type LocalDate, localDateAt } from '@/lib/dates/local-date'
import { batched } from '@/lib/db/batched'
import { db, transaction } from '@/lib/db/client'
import type { Connection } from '@/lib/db/query'
import { AppError } from '@/lib/errors/app-error'
import type { FamilyActor } from '@/lib/session/actor'
import * as repo from './repo'
import {
  getScorePeriods,
  REST_DAYS,
  RULE_VERSION,
  restDayAllowed,
  type Streak,
  type StreakDay,
  type StreakFacts,
  streak,
  streakDays,
} from './rules'

export { eraseEntries as eraseChallengeEntries } from './repo'

/** Before any challenge: reads all days. */
const EVER: LocalDate = '2000-01-01'

/**
 * Appends to a family's ledger and keeps its scores in step. The family must be locked by the caller. Where the
 * transaction is the driver's, it is sent without waiting.
 */
export async function postEntries(
  tx: Connection,
  owner: { familyId: string; challengeId: string },
  entries: repo.EntryRow[],
  now: Date,
): Promise<void> {
  if (entries.length === 0) return
  const deltas = new Map<string, number>()
  for (const { amount, localDate } of entries) {
    for (const period of getScorePeriods(localDate)) deltas.set(period, (deltas.get(period) ?? 0) + amount)
  }
  await repo.insertEntries(tx, { ...owner, ruleVersion: RULE_VERSION, createdAt: now }, entries, deltas)
}

/**
 * Now, but later than all that the family's ledger holds: rewards rest on the order of facts, and a clock may stand
 * still or be set back. The family must be locked.
 */
export function nextMoment(lastEntryAt: Date | null): Date {
  return new Date(Math.max(Date.now(), (lastEntryAt?.getTime() ?? 0) + 1))
}

/** All points of the actor's family. */
export function ownPoints({ familyId }: FamilyActor): Promise<number> {
  return repo.findScore(db(), familyId, 'all')
}

/** What a streak is asked of: a family, its zone, and as of which content; null reads what is there now. */
type StreakOwner = Pick<FamilyActor, 'familyId' | 'timezone' | 'contentRevision'>

/** The streak of a family on its today. */
export async function getStreak(owner: StreakOwner): Promise<Streak> {
  return (await streakAndRest(owner)).streak
}

/** The streak of a family on its today, and all its rest days, the earliest first. */
export async function streakAndRest(owner: StreakOwner): Promise<{ streak: Streak; restDays: LocalDate[] }> {
  const facts = await factsToday(owner)
  return { streak: streak(facts), restDays: facts.restDays.toSorted() }
}

/** Of families that are asked for at the same moment, together. */
const factsToday = batched((owners: readonly StreakOwner[]) => {
  const now = new Date()
  const families = owners.map(({ familyId, timezone }) => ({
    id: familyId,
    today: localDateAt(now, timezone),
  }))
  const [revision = null, ...others] = new Set(owners.map(({ contentRevision }) => contentRevision))
  // Where they know different ones, what is there now is read.
  return streakFacts(db(), families, EVER, others.length === 0 ? revision : null)
})

/** The streak that a family's facts make, counting only days from `from` on when given. */
export async function streakOfFacts(
  tx: Connection,
  { completedOn, restDays, today }: Omit<StreakFacts, 'scheduled'>,
  { from = EVER, contentRevision }: { from?: LocalDate; contentRevision: string | null },
): Promise<Streak> {
  const scheduled = await scheduledDates(tx, horizon(today), contentRevision)
  return streak({ scheduled: scheduled.filter((date) => date >= from), completedOn, restDays, today })
}

/** One day more: who moved westward has done a day that is still to come on the new clock. */
const horizon = (today: LocalDate) => addDays(today, 1)

/** The streaks of many families, each on its own day, in their order. */
export async function getStreaks(
  tx: Connection,
  families: { id: string; today: LocalDate }[],
  from = EVER,
): Promise<Streak[]> {
  return (await streakFacts(tx, families, from)).map(streak)
}

/** What each scheduled day meant for the streak, newest first. */
export async function streakHistory(
  tx: Connection,
  familyId: string,
  today: LocalDate,
): Promise<{ date: LocalDate; day: StreakDay }[]> {
  const [facts] = await streakFacts(tx, [{ id: familyId, today }], EVER)
  const days = facts ? streakDays(facts) : []
  return days.filter(({ date, day }) => date <= today || day === 'done').reverse()
}

/** As many queries for many families as for one. */
async function streakFacts(
  tx: Connection,
  families: { id: string; today: LocalDate }[],
  from: LocalDate,
  contentRevision: string | null = null,
) {
  const ids = families.map(({ id }) => id)
  const untils = families.map(({ today }) => horizon(today))
  const last = [...untils].sort().at(-1) ?? from
  const [scheduled, found] = await Promise.all([
    scheduledDates(tx, last, contentRevision),
    repo.findDays(tx, ids, from),
  ])
  const planned = from === EVER ? scheduled : scheduled.filter((date) => date >= from)
  const days = new Map(found.map((one) => [one.familyId, one]))
  return families.map(({ id, today }, place) => {
    const { completedOn = [], restDays = [] } = days.get(id) ?? {}
    const until = untils[place] ?? today
    const own = until === last ? planned : planned.filter((date) => date <= until)
    return { scheduled: own, completedOn, restDays, today }
  })
}

/** The family's rest days, from the given day on, for who does not ask for the streak. */
export function restDaysFrom(actor: FamilyActor, from: LocalDate): Promise<LocalDate[]> {
  return repo.findRestDays(db(), actor.familyId, from)
}

/**
 * Marks a rest day.
 * @throws AppError rest_day_* beyond the days and the number that are allowed; not_found for another family.
 */
export function markRestDay(actor: FamilyActor, familyId: string, date: LocalDate): Promise<LocalDate[]> {
  assertOwnFamily(actor, familyId)
  const today = localDateAt(new Date(), actor.timezone)
  return transaction(async (tx) => {
    await repo.lockFamily(tx, familyId)
    const marked = await repo.findRestDays(tx, familyId, EVER)
    const answer = restDayAllowed(date, today, marked)
    if (answer !== 'ok') throw new AppError(`rest_day_${answer}`)
    await repo.insertRestDay(tx, familyId, date)
    return repo.findRestDays(tx, familyId, addDays(today, -REST_DAYS.windowDays))
  })
}

/** Takes a rest day back, within the days in which it could be marked. */
export async function unmarkRestDay(actor: FamilyActor, familyId: string, date: LocalDate): Promise<null> {
  assertOwnFamily(actor, familyId)
  const answer = restDayAllowed(date, localDateAt(new Date(), actor.timezone), [])
  if (answer !== 'ok') throw new AppError(`rest_day_${answer}`)
  await repo.deleteRestDay(familyId, date)
  return null
}

function assertOwnFamily(actor: FamilyActor, familyId: string): void {
  if (actor.familyId !== familyId) throw new AppError('not_found')
}
