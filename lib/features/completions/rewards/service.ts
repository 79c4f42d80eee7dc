import 'server-only'
import { awardFollowBadges } from '@/lib/features/badges/follows/service'
import { awardBadges, revokeBadgesSince } from '@/lib/features/badges/service'
import { cycleStart, dateOfDay, WEEKS_PER_CYCLE } from '@/lib/features/challenges/rules'
import { challengeWindows, planHistory } from '@/lib/features/challenges/service'
import { appendEntries } from '@/lib/features/scores/service'
import { getCachedContent } from '@/lib/platform/cache/content'
import { addDays, type LocalDate, type Weekday } from '@/lib/platform/dates/local-date'
import type { Queryable } from '@/lib/platform/db/query'
import type { CompletionFacts } from '../facts/service'
import { type ActiveCompletion, findActiveCompletions } from '../repository'
import { type CyclePart, findNewPart, parts } from '../rules'
import { computeReversals, computeRewards, type PlanItem, toLedger } from './rules'

export type Window = { id: string; weekNumber: number; startDate: LocalDate }

type GrantInput = {
  completion: ActiveCompletion & { familyId: string; userId: string; swapped: boolean }
  challenge: Window
  plan: PlanItem[]
  /** Includes this completion. */
  facts: CompletionFacts
}

/** Grants points and badges; requires the family's lock. */
export async function grantRewards(tx: Queryable, { completion, challenge, plan, facts }: GrantInput) {
  const { id, familyId, assignmentId, localDate, createdAt, swapped } = completion
  const before = facts.activeCompletions.filter((one) => one.id !== id)
  const event = { type: 'complete', id, assignmentId, at: createdAt, localDate, swapped } as const
  const entries = computeRewards(toRewardState(challenge.id, before, plan, facts), plan, event)
  const challengeComplete = entries.some((entry) => entry.reason === 'challenge')
  const cycle = await getCycle(tx, challenge, facts.activeCompletions, facts.contentRevision)
  await appendEntries(tx, { familyId, challenge }, entries, createdAt)
  const badges = await awardBadges(tx, {
    familyId,
    completionId: id,
    byUserId: completion.userId,
    localDate,
    at: createdAt,
    completedChallenge: challengeComplete ? challenge : undefined,
    cycle,
    facts,
  })
  const earned = entries.reduce((sum, entry) => sum + entry.amount, 0)
  const petal = findNewPart(toCycleParts(cycle.weeks, before), cycle.parts)
  return { points: { earned, total: facts.totalPoints + earned }, badges, petal, challengeComplete }
}

type RevokeInput = {
  familyId: string
  completion: ActiveCompletion
  before: CompletionFacts
  after: CompletionFacts
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
  const [challenge] = await challengeWindows(tx, { ids: [challengeId] }, contentRevision)
  if (!challenge) return
  const plan = await listPlanItems(tx, [challenge], contentRevision)
  const state = toRewardState(challengeId, before.activeCompletions, plan, before)
  const event = { type: 'undo', completionId: completion.id, at: undoneAt, localDate } as const
  const entries = computeReversals(state, event)
  await appendEntries(tx, { familyId, challenge }, entries, undoneAt)
  const cycle = await getCycle(tx, challenge, after.activeCompletions, contentRevision)
  const since = { familyId, at: completion.createdAt, challengeId, cycleStart: cycle.start }
  const earnedBadges = await revokeBadgesSince(tx, since, before.earnedBadges)
  const [last] = after.lastActiveCompletions
  // Badges for following others remain.
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
export async function readCycle(
  tx: Queryable,
  familyId: string,
  challenge: Omit<Window, 'id'>,
  contentRevision: string | null,
) {
  const weeks = await listCycleWeeks(tx, challenge, contentRevision)
  const challengeIds = weeks.map(({ id }) => id)
  return { parts: toCycleParts(weeks, await findActiveCompletions(tx, familyId, challengeIds)), challengeIds }
}

async function getCycle(
  tx: Queryable,
  challenge: Window,
  activeCompletions: ActiveCompletion[],
  contentRevision: string | null,
): Promise<{ start: LocalDate; weeks: Window[]; parts: CyclePart[] }> {
  const weeks = await listCycleWeeks(tx, challenge, contentRevision)
  return { start: cycleStart(challenge), weeks, parts: toCycleParts(weeks, activeCompletions) }
}

function listCycleWeeks(tx: Queryable, challenge: Omit<Window, 'id'>, contentRevision: string | null) {
  const start = cycleStart(challenge)
  return getCachedContent(contentRevision, `cycle of ${start}`, async () => {
    const startDates = Array.from({ length: WEEKS_PER_CYCLE }, (_, week) => addDays(start, 7 * week))
    const found = await challengeWindows(tx, { startDates }, contentRevision)
    return found.filter((one) => cycleStart(one) === start)
  })
}

function toCycleParts(weeks: Window[], activeCompletions: ActiveCompletion[]): CyclePart[] {
  return parts(
    weeks.map(({ id, weekNumber }) => ({
      weekNumber,
      doneTaskIds: activeCompletions.filter((one) => one.challengeId === id).map((one) => one.taskId),
    })),
  )
}

/** Returns all assignments with dates, also removed ones. */
export function listPlanItems(
  tx: Queryable,
  challenges: Window[],
  contentRevision: string | null = null,
): Promise<PlanItem[]> {
  const ids = challenges.map(({ id }) => id)
  return getCachedContent(contentRevision, `plans ${ids}`, async () => {
    const byId = new Map(challenges.map((challenge) => [challenge.id, challenge]))
    return (await planHistory(tx, ids)).flatMap(({ id, dayOfWeek, ...item }) => {
      const challenge = byId.get(item.challengeId)
      return challenge
        ? [{ ...item, assignmentId: id, date: dateOfDay(challenge, dayOfWeek as Weekday) }]
        : []
    })
  })
}

function toRewardState(
  challengeId: string,
  activeCompletions: ActiveCompletion[],
  plan: PlanItem[],
  { ledger }: CompletionFacts,
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
