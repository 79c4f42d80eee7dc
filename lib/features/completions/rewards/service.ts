import 'server-only'
import {
  grantBadges,
  grantFollowBadges,
  revokeBadgesSince,
} from '@/lib/features/badges/earned-badges/service'
import { computePetals, findNewPetal } from '@/lib/features/badges/rules'
import { type Assignment, type ChallengeInCycle, getCycleStart } from '@/lib/features/challenges/rules'
import {
  findChallengeOutlines,
  listAssignments,
  listChallengesInCycle,
} from '@/lib/features/challenges/service'
import { appendEntries } from '@/lib/features/scores/service'
import type { Queryable } from '@/lib/platform/db/query'
import type { ActiveCompletion, FamilySnapshot, SnapshotAfter } from '../repository'
import { computePointEntries, computePointReversals, toLastEntryByKey } from './rules'

type GrantInput = {
  completion: ActiveCompletion & { familyId: string; userId: string; swapped: boolean }
  challenge: ChallengeInCycle
  plan: Assignment[]
  before: FamilySnapshot
  after: SnapshotAfter
}

export type Rewards = {
  points: { earned: number; total: number }
  badges: Awaited<ReturnType<typeof grantBadges>>
  /** New petal of the monthly badge. */
  petal: ReturnType<typeof findNewPetal>
  isChallengeComplete: boolean
}

/** Grants the points and badges of a completion; requires the family's lock. */
export async function grantRewards(
  tx: Queryable,
  { completion, challenge, plan, before, after }: GrantInput,
): Promise<Rewards> {
  const { id, familyId, assignmentId, localDate, createdAt, swapped } = completion
  const { contentRevision } = before
  const state = toPointState(challenge.id, plan, before)
  const event = { type: 'complete', id, assignmentId, createdAt, localDate, swapped } as const
  const entries = computePointEntries(state, plan, event)
  const isChallengeComplete = entries.some((entry) => entry.reason === 'challenge')
  const challenges = await listChallengesInCycle(tx, challenge, contentRevision)
  const petals = computePetals(challenges, after.activeCompletionsInCycle)
  await appendEntries(tx, { familyId, challenge }, entries, createdAt)
  const badges = await grantBadges(tx, {
    familyId,
    completionId: id,
    byUserId: completion.userId,
    localDate,
    earnedAt: createdAt,
    completedChallenge: isChallengeComplete ? challenge : undefined,
    cycle: { start: getCycleStart(challenge), petals },
    family: { ...after, earnedBadges: before.earnedBadges },
  })
  const earned = entries.reduce((sum, entry) => sum + entry.amount, 0)
  const petal = findNewPetal(computePetals(challenges, before.activeCompletionsInCycle), petals)
  return { points: { earned, total: before.totalPoints + earned }, badges, petal, isChallengeComplete }
}

type RevokeInput = {
  familyId: string
  completion: ActiveCompletion
  before: FamilySnapshot
  after: SnapshotAfter
  undoneAt: Date
  byUserId: string
}

/** Takes back the points and badges of an undone completion; requires the family's lock. */
export async function revokeRewards(
  tx: Queryable,
  { familyId, completion, before, after, undoneAt, byUserId }: RevokeInput,
): Promise<void> {
  const { challengeId, localDate } = completion
  const { contentRevision } = before
  const [challenge] = await findChallengeOutlines(tx, { ids: [challengeId] }, contentRevision)
  if (!challenge) return
  const plan = await listAssignments(tx, [challenge], contentRevision)
  const state = toPointState(challengeId, plan, before)
  const event = { type: 'undo', completionId: completion.id, createdAt: undoneAt, localDate } as const
  const entries = computePointReversals(state, event)
  await appendEntries(tx, { familyId, challenge }, entries, undoneAt)
  const challenges = await listChallengesInCycle(tx, challenge, contentRevision)
  const cycle = {
    start: getCycleStart(challenge),
    petals: computePetals(challenges, after.activeCompletionsInCycle),
  }
  const scope = { familyId, since: completion.createdAt, challengeId, cycleStart: cycle.start }
  const earnedBadges = await revokeBadgesSince(tx, scope, before.earnedBadges)
  const [last] = after.newestActiveCompletions
  // Without a completion, only follow badges can still be earned.
  if (!last) return grantFollowBadges(tx, familyId, { earnedAt: undoneAt, byUserId })
  const lastEntryByKey = toLastEntryByKey([...state.lastEntryByKey.values(), ...entries])
  const isChallengeComplete = (lastEntryByKey.get(`challenge:${challengeId}`)?.amount ?? 0) > 0
  await grantBadges(tx, {
    familyId,
    completionId: last.id,
    localDate,
    earnedAt: last.createdAt,
    completedChallenge: isChallengeComplete ? challenge : undefined,
    cycle,
    family: { ...after, earnedBadges },
  })
}

function toPointState(
  challengeId: string,
  plan: Assignment[],
  { activeCompletionsInCycle, lastEntries }: FamilySnapshot,
) {
  const dates = new Map(plan.map((item) => [item.assignmentId, item.date]))
  const inChallenge = activeCompletionsInCycle.filter((one) => one.challengeId === challengeId)
  const completions = inChallenge.map(({ id, assignmentId, localDate }) => ({
    id,
    assignmentId,
    localDate,
    plannedDate: dates.get(assignmentId) ?? localDate,
  }))
  return { challengeId, completions, lastEntryByKey: toLastEntryByKey(lastEntries) }
}
