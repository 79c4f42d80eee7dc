import 'server-only'
import type { z } from 'zod'
import { presentBadge } from '@/lib/features/badges/service'
import { findChallengeOutlines, getCompletedTask, listAssignments } from '@/lib/features/challenges/service'
import type { CompletedAssignment } from '@/lib/features/challenges/views/service'
import { recordDashboardEvent } from '@/lib/features/dashboard-events/service'
import { publishPost, withdrawPost } from '@/lib/features/feed/service'
import {
  attachPhoto,
  detachPhoto,
  findPhotoError,
  type LockedPhoto,
  lockPhoto,
} from '@/lib/features/photos/service'
import { nextEntryTime } from '@/lib/features/scores/rules'
import { computeStreak } from '@/lib/features/scores/service'
import { type LocalDate, localDateAt } from '@/lib/platform/dates/local-date'
import { db } from '@/lib/platform/db/client'
import { newId } from '@/lib/platform/db/ids'
import type { Queryable } from '@/lib/platform/db/query'
import { pipeline, transaction } from '@/lib/platform/db/transaction'
import { AppError } from '@/lib/platform/errors/app-error'
import type { FamilyActor } from '@/lib/platform/session/actor'
import type { ActiveCompletion, DayCount, FamilySnapshot, SnapshotAfter, SnapshotInput } from './repository'
import * as repo from './repository'
import { grantRewards, type Rewards, revokeRewards } from './rewards/service'
import { canUndo, MAX_COMPLETIONS_PER_ASSIGNMENT } from './rules'
import type { CompletionResult, completeInput } from './schema'

/**
 * Completes an assignment. Because the family is locked, retries and concurrent requests count once.
 * @throws AppError not_found, already_completed, not_yet, challenge_over; changed_meanwhile when the user meant another
 * day; completed_too_often
 */
export async function completeTask(
  actor: FamilyActor,
  challengeId: string,
  assignmentId: string,
  input: z.output<typeof completeInput>,
): Promise<CompletionResult> {
  // Read before waiting for the lock, so that a request at 23:59:59 counts for that day.
  const sentAt = new Date()
  const recorded = await transaction((tx) =>
    recordCompletion(tx, actor, { ...input, challengeId, assignmentId, sentAt }),
  )
  return toCompletionResponse(actor, recorded)
}

export type CompletionInput = z.output<typeof completeInput> & {
  challengeId: string
  assignmentId: string
  /** The moment whose local day and rules apply. */
  sentAt: Date
  sentTimezone?: string
}

/**
 * Records a completion with post and rewards in the caller's transaction. Throws as `completeTask` does.
 * @param attachedPhoto photo of a waiting completion, already attached. Any other must be unused, and is locked here.
 */
export async function recordCompletion(
  tx: Queryable,
  actor: FamilyActor,
  { challengeId, assignmentId, kidIds, madeOn, sentAt, sentTimezone, ...input }: CompletionInput,
  attachedPhoto?: LockedPhoto,
): Promise<RecordedCompletion> {
  const { photoId } = input
  const [before, lockedPhoto] = await pipeline([
    lockFamilySnapshot(tx, actor, { challengeId, assignmentId, kidIds }),
    attachedPhoto ?? lockPhoto(tx, actor, photoId),
  ])
  const timezone = sentTimezone ?? before.timezone
  const localDate = localDateAt(sentAt, timezone)
  const { challenge, plan, taskId } = await findOpenAssignment(tx, {
    challengeId,
    assignmentId,
    localDate,
    activeCompletions: before.activeCompletionsInCycle,
    contentRevision: before.contentRevision,
  })
  if (madeOn && madeOn !== localDate) throw new AppError('changed_meanwhile')
  if (before.assignmentCompletionCount >= MAX_COMPLETIONS_PER_ASSIGNMENT)
    throw new AppError('completed_too_often')
  if (before.knownKidCount !== kidIds.length) throw new AppError('not_found')
  if (!lockedPhoto) throw await findPhotoError(tx, actor, photoId)
  const completion = {
    ...input,
    id: newId(),
    familyId: actor.familyId,
    challengeId,
    assignmentId,
    taskId: before.swap?.taskId ?? taskId,
    swapped: before.swap !== null,
    ownTitle: before.swap?.title ?? null,
    attempt: 1 + before.assignmentCompletionCount,
    userId: actor.userId,
    localDate,
    timezone,
    createdAt: nextEntryTime(before.lastEntryAt, new Date()),
  }
  const after = applyCompletion(before, completion)
  await pipeline([
    attachPhoto(tx, actor, photoId, 'completion'),
    repo.insert(tx, completion, kidIds),
    publishPost(tx, completion),
  ])
  const rewards = await grantRewards(tx, { completion, challenge, plan, before, after })
  const event = { familyId: actor.familyId, userId: actor.userId, at: completion.createdAt }
  for (const { id } of rewards.badges) {
    await recordDashboardEvent(tx, { ...event, kind: 'earned_badge', subjectId: id })
  }
  if (rewards.isChallengeComplete) {
    await recordDashboardEvent(tx, { ...event, kind: 'completed_challenge', subjectId: challengeId })
  }
  return { completion: { ...completion, photo: lockedPhoto }, ...rewards, after }
}

type AssignmentQuery = {
  challengeId: string
  assignmentId: string
  localDate: LocalDate
  /** Those of other challenges are ignored. */
  activeCompletions: readonly Pick<ActiveCompletion, 'assignmentId'>[]
  contentRevision: string | null
}

/**
 * Returns challenge, plan and task of an assignment that is open: from its day to the end of its challenge.
 * @throws AppError not_found, already_completed, not_yet, challenge_over
 */
export async function findOpenAssignment(tx: Queryable, query: AssignmentQuery) {
  const { challenge, plan, assignment } = await findUncompletedAssignment(tx, query)
  const { date, taskId } = assignment
  if (query.localDate > challenge.endDate) throw new AppError('challenge_over')
  if (query.localDate < date) throw new AppError('not_yet')
  return { challenge, plan, taskId }
}

/**
 * Returns an assignment that is not completed, with its challenge and plan.
 * @throws AppError not_found, already_completed
 */
export async function findUncompletedAssignment(
  tx: Queryable,
  { challengeId, assignmentId, localDate, activeCompletions, contentRevision }: AssignmentQuery,
) {
  const [challenge] = await findChallengeOutlines(tx, { ids: [challengeId] }, contentRevision)
  // Future challenges are hidden.
  if (!challenge?.isActive || challenge.startDate > localDate) throw new AppError('not_found')
  const plan = await listAssignments(tx, [challenge], contentRevision)
  const assignment = plan.find((one) => one.assignmentId === assignmentId && one.removedAt === null)
  if (!assignment) throw new AppError('not_found')
  // Checked before the dates: a completed task is reported as completed even after its week.
  if (activeCompletions.some((one) => one.assignmentId === assignmentId))
    throw new AppError('already_completed')
  return { challenge, plan, assignment }
}

type RecordedCompletion = Pick<Rewards, 'points' | 'badges' | 'petal'> & {
  completion: CompletedAssignment & { challengeId: string }
  after: SnapshotAfter
}

/** Builds the response. Only a swapped task or a cold cache needs queries. */
export async function toCompletionResponse(
  actor: FamilyActor,
  { completion, points, badges, petal, after }: RecordedCompletion,
): Promise<CompletionResult> {
  const { contentRevision, completionsByDay, restDays } = after
  const { challengeId, localDate, createdAt } = completion
  const completedDates = completionsByDay.map(({ date }) => date)
  const [task, streak] = await Promise.all([
    getCompletedTask({ ...actor, contentRevision }, challengeId, completion),
    computeStreak(db(), { completedDates, restDays, today: localDate }, { contentRevision }),
  ])
  const newBadges = badges.map((badge) => presentBadge(badge, actor.locale, createdAt))
  return { task, points, streak: streak.current, badge: newBadges[0] ?? null, badges: newBadges, petal }
}

/**
 * Undoes a completion with its rewards and post.
 * @throws AppError not_found; undo_over after the local day of the completion
 */
export async function undoTask(actor: FamilyActor, challengeId: string, assignmentId: string): Promise<null> {
  const sentAt = new Date()
  const { familyId, userId } = actor
  return transaction(async (tx) => {
    const before = await lockFamilySnapshot(tx, actor, { challengeId, assignmentId, kidIds: [] })
    const completion = before.activeCompletionsInCycle.find((one) => one.assignmentId === assignmentId)
    if (completion?.challengeId !== challengeId) throw new AppError('not_found')
    if (!canUndo(completion, sentAt)) throw new AppError('undo_over')
    const undoneAt = nextEntryTime(before.lastEntryAt, new Date())
    const localDate = localDateAt(sentAt, before.timezone)
    const reversal = { completionId: completion.id, familyId, userId, localDate, createdAt: undoneAt }
    await repo.insertReversal(tx, reversal)
    const after = revertCompletion(before, completion)
    await revokeRewards(tx, { familyId, completion, before, after, undoneAt, byUserId: userId })
    await withdrawPost(tx, completion.id)
    if (completion.photoId) await detachPhoto(tx, completion.photoId, undoneAt)
    return null
  })
}

/**
 * Locks the family and returns its snapshot.
 * @throws AppError family_required when the actor was removed
 */
export async function lockFamilySnapshot(
  tx: Queryable,
  { familyId, userId }: FamilyActor,
  input: Omit<SnapshotInput, 'familyId' | 'userId'>,
): Promise<FamilySnapshot & { timezone: string }> {
  const own = { familyId, userId, ...input }
  // Two statements, because a statement that waits for a lock reads other rows as they were before the wait.
  const [family, snapshot] = await pipeline([
    repo.lockFamilyAndChallenge(tx, own),
    repo.findSnapshot(tx, own),
  ])
  if (!family || !snapshot.isMember) throw new AppError('family_required')
  return { ...snapshot, timezone: family.timezone }
}

function applyCompletion(snapshot: FamilySnapshot, completion: ActiveCompletion): SnapshotAfter {
  const { id, createdAt, localDate } = completion
  return {
    ...snapshot,
    activeCompletionsInCycle: [...snapshot.activeCompletionsInCycle, completion],
    newestActiveCompletions: [{ id, createdAt }, ...snapshot.newestActiveCompletions].slice(0, 2),
    completionsByDay: changeDayCount(snapshot.completionsByDay, localDate, 1),
  }
}

function revertCompletion(snapshot: FamilySnapshot, { id, localDate }: ActiveCompletion): SnapshotAfter {
  return {
    ...snapshot,
    activeCompletionsInCycle: snapshot.activeCompletionsInCycle.filter((one) => one.id !== id),
    newestActiveCompletions: snapshot.newestActiveCompletions.filter((one) => one.id !== id),
    completionsByDay: changeDayCount(snapshot.completionsByDay, localDate, -1),
  }
}

function changeDayCount(days: DayCount[], date: LocalDate, change: 1 | -1): DayCount[] {
  const count = (days.find((day) => day.date === date)?.count ?? 0) + change
  const others = days.filter((day) => day.date !== date)
  return count > 0 ? [...others, { date, count }] : others
}
