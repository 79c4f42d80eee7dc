import 'server-only'
import { awardFollowBadges } from '@/lib/features/badges/follows/service'
import { awardBadges, revokeBadgesSince } from '@/lib/features/badges/service'
import { getCycleStart, getDateOfDay, WEEKS_PER_CYCLE } from '@/lib/features/challenges/rules'
import { findChallengeDates, findPlanHistory } from '@/lib/features/challenges/service'
import { appendEntries } from '@/lib/features/scores/service'
import { getCachedContent } from '@/lib/platform/cache/content'
import { addDays, type LocalDate, type Weekday } from '@/lib/platform/dates/local-date'
import type { Queryable } from '@/lib/platform/db/query'
import { type ActiveCompletion, findActiveCompletions } from '../repository'
import { type CyclePart, computeCycleParts, findNewPart } from '../rules'
import type { FamilySnapshot } from '../snapshot/service'
import { computeReversals, computeRewards, type PlanItem, toLedger } from './rules'

export type CycleWeek = { id: string; weekNumber: number; startDate: LocalDate }

type GrantInput = {
  completion: ActiveCompletion & { familyId: string; userId: string; swapped: boolean }
  challenge: CycleWeek
  plan: PlanItem[]
  /** Includes this completion. */
  family: FamilySnapshot
}

export type Rewards = {
  points: { earned: number; total: number }
  badges: Awaited<ReturnType<typeof awardBadges>>
  /** The new part of the monthly badge. */
  petal: ReturnType<typeof findNewPart>
  challengeComplete: boolean
}

/** Grants points and badges; requires the family's lock. */
export async function grantRewards(
  tx: Queryable,
  { completion, challenge, plan, family }: GrantInput,
): Promise<Rewards> {
  const { id, familyId, assignmentId, localDate, createdAt, swapped } = completion
  const before = family.activeCompletions.filter((one) => one.id !== id)
  const event = { type: 'complete', id, assignmentId, at: createdAt, localDate, swapped } as const
  const entries = computeRewards(toRewardState(challenge.id, before, plan, family), plan, event)
  const challengeComplete = entries.some((entry) => entry.reason === 'challenge')
  const cycle = await loadCycle(tx, challenge, family.activeCompletions, family.contentRevision)
  await appendEntries(tx, { familyId, challenge }, entries, createdAt)
  const badges = await awardBadges(tx, {
    familyId,
    completionId: id,
    byUserId: completion.userId,
    localDate,
    at: createdAt,
    completedChallenge: challengeComplete ? challenge : undefined,
    cycle,
    facts: family,
  })
  const earned = entries.reduce((sum, entry) => sum + entry.amount, 0)
  const petal = findNewPart(toCycleParts(cycle.weeks, before), cycle.parts)
  return { points: { earned, total: family.totalPoints + earned }, badges, petal, challengeComplete }
}

type RevokeInput = {
  familyId: string
  completion: ActiveCompletion
  before: FamilySnapshot
  after: FamilySnapshot
  undoneAt: Date
  byUserId: string
}

/** Reverses rewards; requires the family's lock. */
export async function revokeRewards(
  tx: Queryable,
  { familyId, completion, before, after, undoneAt, byUserId }: RevokeInput,
): Promise<void> {
  const { challengeId, localDate } = completion
  const { contentRevision } = before
  const [challenge] = await findChallengeDates(tx, { ids: [challengeId] }, contentRevision)
  if (!challenge) return
  const plan = await listPlanItems(tx, [challenge], contentRevision)
  const state = toRewardState(challengeId, before.activeCompletions, plan, before)
  const event = { type: 'undo', completionId: completion.id, at: undoneAt, localDate } as const
  const entries = computeReversals(state, event)
  await appendEntries(tx, { familyId, challenge }, entries, undoneAt)
  const cycle = await loadCycle(tx, challenge, after.activeCompletions, contentRevision)
  const since = { familyId, at: completion.createdAt, challengeId, cycleStart: cycle.start }
  const earnedBadges = await revokeBadgesSince(tx, since, before.earnedBadges)
  const [last] = after.lastActiveCompletions
  // The undo deleted follow badges that a completion had awarded. Without a completion left, award them here.
  if (!last) return awardFollowBadges(tx, familyId, { at: undoneAt, byUserId })
  const ledger = toLedger([...state.ledger.values(), ...entries])
  const stillComplete = (ledger.get(`challenge:${challengeId}`)?.amount ?? 0) > 0
  await awardBadges(tx, {
    familyId,
    completionId: last.id,
    localDate,
    at: last.createdAt,
    completedChallenge: stillComplete ? challenge : undefined,
    cycle,
    facts: { ...after, earnedBadges },
  })
}

/** Returns a cycle with the family's parts. */
export async function loadFamilyCycle(
  tx: Queryable,
  familyId: string,
  challenge: Omit<CycleWeek, 'id'>,
  contentRevision: string | null,
) {
  const weeks = await listCycleWeeks(tx, challenge, contentRevision)
  const challengeIds = weeks.map(({ id }) => id)
  return { parts: toCycleParts(weeks, await findActiveCompletions(tx, familyId, challengeIds)), challengeIds }
}

async function loadCycle(
  tx: Queryable,
  challenge: CycleWeek,
  activeCompletions: ActiveCompletion[],
  contentRevision: string | null,
): Promise<{ start: LocalDate; weeks: CycleWeek[]; parts: CyclePart[] }> {
  const weeks = await listCycleWeeks(tx, challenge, contentRevision)
  return { start: getCycleStart(challenge), weeks, parts: toCycleParts(weeks, activeCompletions) }
}

function listCycleWeeks(tx: Queryable, challenge: Omit<CycleWeek, 'id'>, contentRevision: string | null) {
  const start = getCycleStart(challenge)
  return getCachedContent(contentRevision, `cycle of ${start}`, async () => {
    const startDates = Array.from({ length: WEEKS_PER_CYCLE }, (_, week) => addDays(start, 7 * week))
    const found = await findChallengeDates(tx, { startDates }, contentRevision)
    return found.filter((one) => getCycleStart(one) === start)
  })
}

function toCycleParts(weeks: CycleWeek[], activeCompletions: ActiveCompletion[]): CyclePart[] {
  return computeCycleParts(
    weeks.map(({ id, weekNumber }) => ({
      weekNumber,
      doneTaskIds: activeCompletions.filter((one) => one.challengeId === id).map((one) => one.taskId),
    })),
  )
}

/** Returns all assignments with dates, also removed ones. */
export function listPlanItems(
  tx: Queryable,
  challenges: CycleWeek[],
  contentRevision: string | null = null,
): Promise<PlanItem[]> {
  const ids = challenges.map(({ id }) => id)
  return getCachedContent(contentRevision, `plans ${ids}`, async () => {
    const byId = new Map(challenges.map((challenge) => [challenge.id, challenge]))
    return (await findPlanHistory(tx, ids)).flatMap(({ id, dayOfWeek, ...item }) => {
      const challenge = byId.get(item.challengeId)
      return challenge
        ? [{ ...item, assignmentId: id, date: getDateOfDay(challenge, dayOfWeek as Weekday) }]
        : []
    })
  })
}

function toRewardState(
  challengeId: string,
  activeCompletions: ActiveCompletion[],
  plan: PlanItem[],
  { ledger }: FamilySnapshot,
) {
  const dates = new Map(plan.map((item) => [item.assignmentId, item.date]))
  const inChallenge = activeCompletions.filter((one) => one.challengeId === challengeId)
  const completions = inChallenge.map(({ id, assignmentId, localDate }) => ({
    id,
    assignmentId,
    localDate,
    plannedDate: dates.get(assignmentId) ?? localDate,
  }))
  return { challengeId, completions, ledger: toLedger(ledger) }
}
