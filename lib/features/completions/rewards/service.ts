import 'server-only'
import { awardBadges, awardFollowBadges, revokeAwardsSince } from '@/lib/features/badges/awards/service'
import type { Assignment } from '@/lib/features/challenges/plan/rules'
import { listAssignments } from '@/lib/features/challenges/plan/service'
import { type CycleWeek, getCycleStart, WEEKS_PER_CYCLE } from '@/lib/features/challenges/rules'
import { findChallengeDates } from '@/lib/features/challenges/service'
import { appendEntries } from '@/lib/features/scores/service'
import { getCachedContent } from '@/lib/platform/cache/content'
import { addDays, type LocalDate } from '@/lib/platform/dates/local-date'
import type { Queryable } from '@/lib/platform/db/query'
import { type ActiveCompletion, type FamilySnapshot, findActiveCompletions } from '../repository'
import { computePetals, findNewPetal, type Petal } from '../rules'
import { computePointEntries, computePointReversals, toLedger } from './rules'

type GrantInput = {
  completion: ActiveCompletion & { familyId: string; userId: string; swapped: boolean }
  challenge: CycleWeek
  plan: Assignment[]
  before: FamilySnapshot
  after: FamilySnapshot
}

export type Rewards = {
  points: { earned: number; total: number }
  badges: Awaited<ReturnType<typeof awardBadges>>
  /** The monthly badge's new petal. */
  petal: ReturnType<typeof findNewPetal>
  challengeComplete: boolean
}

/** Grants points and badges; requires the family's lock. */
export async function grantRewards(
  tx: Queryable,
  { completion, challenge, plan, before, after }: GrantInput,
): Promise<Rewards> {
  const { id, familyId, assignmentId, localDate, createdAt, swapped } = completion
  const { contentRevision } = before
  const state = toPointState(challenge.id, plan, before)
  const event = { type: 'complete', id, assignmentId, at: createdAt, localDate, swapped } as const
  const entries = computePointEntries(state, plan, event)
  const challengeComplete = entries.some((entry) => entry.reason === 'challenge')
  const cycle = await loadCycle(tx, challenge, after.activeCompletions, contentRevision)
  await appendEntries(tx, { familyId, challenge }, entries, createdAt)
  const badges = await awardBadges(tx, {
    familyId,
    completionId: id,
    byUserId: completion.userId,
    localDate,
    at: createdAt,
    completedChallenge: challengeComplete ? challenge : undefined,
    cycle,
    family: after,
  })
  const earned = entries.reduce((sum, entry) => sum + entry.amount, 0)
  const petal = findNewPetal(toPetals(cycle.weeks, before.activeCompletions), cycle.petals)
  return { points: { earned, total: before.totalPoints + earned }, badges, petal, challengeComplete }
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
  const plan = await listAssignments(tx, [challenge], contentRevision)
  const state = toPointState(challengeId, plan, before)
  const event = { type: 'undo', completionId: completion.id, at: undoneAt, localDate } as const
  const entries = computePointReversals(state, event)
  await appendEntries(tx, { familyId, challenge }, entries, undoneAt)
  const cycle = await loadCycle(tx, challenge, after.activeCompletions, contentRevision)
  const since = { familyId, at: completion.createdAt, challengeId, cycleStart: cycle.start }
  const awards = await revokeAwardsSince(tx, since, before.awards)
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
    family: { ...after, awards },
  })
}

/** Returns a cycle with the family's petals. */
export async function loadFamilyCycle(
  tx: Queryable,
  familyId: string,
  challenge: Omit<CycleWeek, 'id'>,
  contentRevision: string | null,
) {
  const weeks = await listCycleWeeks(tx, challenge, contentRevision)
  const challengeIds = weeks.map(({ id }) => id)
  return { petals: toPetals(weeks, await findActiveCompletions(tx, familyId, challengeIds)), challengeIds }
}

async function loadCycle(
  tx: Queryable,
  challenge: CycleWeek,
  activeCompletions: ActiveCompletion[],
  contentRevision: string | null,
): Promise<{ start: LocalDate; weeks: CycleWeek[]; petals: Petal[] }> {
  const weeks = await listCycleWeeks(tx, challenge, contentRevision)
  return { start: getCycleStart(challenge), weeks, petals: toPetals(weeks, activeCompletions) }
}

function listCycleWeeks(tx: Queryable, challenge: Omit<CycleWeek, 'id'>, contentRevision: string | null) {
  const start = getCycleStart(challenge)
  return getCachedContent(contentRevision, `cycle of ${start}`, async () => {
    const startDates = Array.from({ length: WEEKS_PER_CYCLE }, (_, week) => addDays(start, 7 * week))
    const found = await findChallengeDates(tx, { startDates }, contentRevision)
    return found.filter((one) => getCycleStart(one) === start)
  })
}

function toPetals(weeks: CycleWeek[], activeCompletions: ActiveCompletion[]): Petal[] {
  return computePetals(
    weeks.map(({ id, weekNumber }) => ({
      weekNumber,
      doneTaskIds: activeCompletions.filter((one) => one.challengeId === id).map((one) => one.taskId),
    })),
  )
}

function toPointState(
  challengeId: string,
  plan: Assignment[],
  { activeCompletions, ledger }: FamilySnapshot,
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
