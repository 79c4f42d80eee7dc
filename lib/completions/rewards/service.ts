import 'server-only'
import { awardFollowBadges } from '@/lib/badges/follows/service'
import { awardBadges, revokeBadgesSince } from '@/lib/badges/service'
import { cycleStart, dateOfDay, WEEKS_PER_CYCLE } from '@/lib/challenges/rules'
import { challengeWindows, planHistory } from '@/lib/challenges/service'
import { addDays, type LocalDate, type Weekday } from '@/lib/dates/local-date'
import type { Db } from '@/lib/db/client'
import { pointEntries, postEntries } from '@/lib/scores/service'
import * as repo from '../repo'
import { type CyclePart, parts } from '../rules'
import { type LedgerEntry, ledgerOf, type PlanItem, rewardsOnComplete, rewardsOnUndo } from './rules'

type Standing = Awaited<ReturnType<typeof repo.findStanding>>[number]
type Window = { id: string; weekNumber: number; startDate: LocalDate }

type Given = {
  completion: { id: string; familyId: string; assignmentId: string; localDate: LocalDate; createdAt: Date }
  challenge: Window
  /** The family's completions of this challenge before this one. */
  standing: Standing[]
}

/** Points and badges of a completion that has just been written. The family must be locked. */
export async function giveRewards(tx: Db, { completion, challenge, standing }: Given) {
  const { id, familyId, assignmentId, localDate, createdAt } = completion
  const plan = await planOf(tx, [challenge])
  const state = {
    challengeId: challenge.id,
    live: liveOf(standing, plan),
    ledger: await ledger(tx, familyId, challenge.id),
  }
  const event = { type: 'complete', id, assignmentId, at: createdAt, localDate } as const
  const entries = rewardsOnComplete(state, plan, event)
  await postEntries(tx, { familyId, challengeId: challenge.id }, entries, createdAt)
  const challengeComplete = entries.some((entry) => entry.reason === 'challenge')
  await awardBadges(tx, {
    familyId,
    completionId: id,
    localDate,
    at: createdAt,
    completedChallenge: challengeComplete ? challenge : undefined,
    cycle: await cycleOf(tx, familyId, challenge),
  })
  return { points: entries.reduce((sum, entry) => sum + entry.amount, 0), challengeComplete }
}

type Undone = { familyId: string; completion: Standing; standing: Standing[]; undoneAt: Date }

/** Reverses what rested on a completion whose reversal has just been written. The family must be locked. */
export async function takeRewardsBack(
  tx: Db,
  { familyId, completion, standing, undoneAt }: Undone,
): Promise<void> {
  const { challengeId } = completion
  const [challenge] = await challengeWindows(tx, { ids: [challengeId] })
  if (!challenge) return
  const plan = await planOf(tx, [challenge])
  const state = { challengeId, live: liveOf(standing, plan), ledger: await ledger(tx, familyId, challengeId) }
  const event = {
    type: 'undo',
    completionId: completion.id,
    at: undoneAt,
    localDate: completion.localDate,
  } as const
  const entries = rewardsOnUndo(state, event)
  await postEntries(tx, { familyId, challengeId }, entries, undoneAt)
  const cycle = await cycleOf(tx, familyId, challenge)
  const since = { familyId, at: completion.createdAt, challengeId }
  await revokeBadgesSince(tx, { ...since, cycleStart: cycle.start })
  const last = await repo.findLastStanding(tx, familyId)
  // Without any completion, what was earned by following others still holds.
  if (!last) return awardFollowBadges(tx, familyId, undoneAt)
  const after = ledgerOf([...state.ledger.values(), ...entries])
  const stillComplete = (after.get(`challenge:${challengeId}`)?.amount ?? 0) > 0
  await awardBadges(tx, {
    familyId,
    completionId: last.id,
    localDate: completion.localDate,
    at: last.createdAt,
    completedChallenge: stillComplete ? challenge : undefined,
    cycle,
  })
}

/** The cycle that a challenge belongs to, with the family's four parts of its monthly badge. */
export async function cycleOf(
  tx: Db,
  familyId: string,
  challenge: { weekNumber: number; startDate: LocalDate },
  contentRevision: string | null = null,
): Promise<{ start: LocalDate; parts: CyclePart[]; challengeIds: string[] }> {
  const start = cycleStart(challenge)
  const startDates = Array.from({ length: WEEKS_PER_CYCLE }, (_, week) => addDays(start, 7 * week))
  const siblings = (await challengeWindows(tx, { startDates }, contentRevision)).filter(
    (one) => cycleStart(one) === start,
  )
  const challengeIds = siblings.map((one) => one.id)
  const standing = await repo.findStanding(tx, familyId, challengeIds)
  const weeks = siblings.map(({ id, weekNumber }) => ({
    weekNumber,
    doneTaskIds: standing.filter((one) => one.challengeId === id).map((one) => one.taskId),
  }))
  return { start, parts: parts(weeks), challengeIds }
}

/** All that was ever planned in some challenges, with the day of each task. */
export async function planOf(tx: Db, challenges: Window[]): Promise<PlanItem[]> {
  const rows = await planHistory(
    tx,
    challenges.map(({ id }) => id),
  )
  const byId = new Map(challenges.map((challenge) => [challenge.id, challenge]))
  return rows.flatMap(({ id, dayOfWeek, ...item }) => {
    const challenge = byId.get(item.challengeId)
    return challenge ? [{ ...item, assignmentId: id, date: dateOfDay(challenge, dayOfWeek as Weekday) }] : []
  })
}

function liveOf(standing: Standing[], plan: PlanItem[]) {
  const dates = new Map(plan.map((item) => [item.assignmentId, item.date]))
  return standing.map(({ id, assignmentId, localDate }) => ({
    id,
    assignmentId,
    localDate,
    plannedDate: dates.get(assignmentId) ?? localDate,
  }))
}

async function ledger(tx: Db, familyId: string, challengeId: string): Promise<Map<string, LedgerEntry>> {
  const rows = await pointEntries(tx, familyId, challengeId)
  return ledgerOf(rows.map((row) => ({ ...row, completionId: row.completionId ?? '' })))
}
