import 'server-only'
import type { z } from 'zod'
import { recordActivity } from '@/lib/features/activity/service'
import { presentBadge } from '@/lib/features/badges/service'
import { listAssignments } from '@/lib/features/challenges/plan/service'
import { findChallengeDates, getCompletedTask } from '@/lib/features/challenges/service'
import type { CompletedAssignment } from '@/lib/features/challenges/views/service'
import { publishPost, withdrawPost } from '@/lib/features/feed/service'
import {
  attachPhoto,
  detachPhoto,
  type LockedPhoto,
  lockPhoto,
  requireLockedPhoto,
} from '@/lib/features/photos/service'
import { computeStreak, nextEntryTime } from '@/lib/features/scores/service'
import { type LocalDate, localDateAt } from '@/lib/platform/dates/local-date'
import { db } from '@/lib/platform/db/client'
import { newId } from '@/lib/platform/db/ids'
import type { Queryable } from '@/lib/platform/db/query'
import { transaction } from '@/lib/platform/db/transaction'
import { AppError } from '@/lib/platform/errors/app-error'
import type { FamilyActor } from '@/lib/platform/session/actor'
import type { ActiveCompletion, FamilySnapshot, SnapshotInput } from './repository'
import * as repo from './repository'
import { grantRewards, type Rewards, revokeRewards } from './rewards/service'
import { canUndo, checkCompletable, MAX_COMPLETIONS } from './rules'
import type { CompletionResult, completeInput } from './schema'

/**
 * Completes an assignment. The family's lock makes retries and concurrent requests count once.
 * @throws AppError not_found, already_completed, not_yet, challenge_over; changed_meanwhile when the user meant another
 * day; completed_too_often
 */
export async function completeTask(
  actor: FamilyActor,
  challengeId: string,
  assignmentId: string,
  input: z.output<typeof completeInput>,
): Promise<CompletionResult> {
  // Read before waiting for the lock, so a request at 23:59:59 counts for that day.
  const sentAt = new Date()
  const recorded = await transaction((tx) =>
    recordCompletion(tx, actor, { ...input, challengeId, assignmentId, sentAt }),
  )
  return toCompletionResponse(actor, recorded)
}

export type CompletionInput = z.output<typeof completeInput> & {
  challengeId: string
  assignmentId: string
  /** The completion counts on the day of this moment, by its rules. */
  sentAt: Date
  sentTimezone?: string
}

/**
 * Records a completion with post and rewards in the caller's transaction. Throws as `completeTask` does.
 * @param claimedPhoto claimed by the caller; by default the actor's unused photo
 */
export async function recordCompletion(
  tx: Queryable,
  actor: FamilyActor,
  { challengeId, assignmentId, kidIds, madeOn, sentAt, sentTimezone, ...input }: CompletionInput,
  claimedPhoto?: LockedPhoto,
): Promise<RecordedCompletion> {
  const { photoId } = input
  const [before, lockedPhoto] = await Promise.all([
    lockFamilySnapshot(tx, actor, { challengeId, assignmentId, kidIds }),
    claimedPhoto ?? lockPhoto(tx, actor, photoId),
  ])
  const timezone = sentTimezone ?? before.timezone
  const localDate = localDateAt(sentAt, timezone)
  const { challenge, plan, taskId } = await findOpenAssignment(
    tx,
    { challengeId, assignmentId },
    localDate,
    before,
  )
  if (madeOn && madeOn !== localDate) throw new AppError('changed_meanwhile')
  if (before.completionCount >= MAX_COMPLETIONS) throw new AppError('completed_too_often')
  if (before.knownKids !== kidIds.length) throw new AppError('not_found')
  const photo = await requireLockedPhoto(tx, actor, photoId, lockedPhoto)
  const completion = {
    ...input,
    id: newId(),
    familyId: actor.familyId,
    challengeId,
    assignmentId,
    taskId: before.swap?.taskId ?? taskId,
    swapped: before.swap !== null,
    ownTitle: before.swap?.title ?? null,
    sequence: 1 + before.completionCount,
    userId: actor.userId,
    localDate,
    timezone,
    createdAt: nextEntryTime(before.lastEntryAt),
  }
  const after = applyCompletion(before, completion)
  // One round trip: statements that are not awaited are pipelined in this order (docs/decisions/035).
  await Promise.all([
    attachPhoto(tx, actor, photo.id, 'completion'),
    repo.insert(tx, completion, kidIds),
    publishPost(tx, completion),
  ])
  const rewards = await grantRewards(tx, { completion, challenge, plan, before, after })
  const activity = { familyId: actor.familyId, userId: actor.userId, at: completion.createdAt }
  for (const { id } of rewards.badges) {
    await recordActivity(tx, { ...activity, kind: 'earned_badge', subjectId: id })
  }
  if (rewards.challengeComplete) {
    await recordActivity(tx, { ...activity, kind: 'completed_challenge', subjectId: challengeId })
  }
  return { completion: { ...completion, photo }, ...rewards, after }
}

/** Part of a family's state that decides if an assignment is open. */
type OpenState = Pick<FamilySnapshot, 'contentRevision'> & {
  activeCompletions: readonly Pick<ActiveCompletion, 'assignmentId'>[]
}

type AssignmentRef = { challengeId: string; assignmentId: string }

/**
 * Returns an open assignment's challenge and plan.
 * @throws AppError not_found, already_completed, not_yet, challenge_over
 */
export async function findOpenAssignment(
  tx: Queryable,
  ref: AssignmentRef,
  today: LocalDate,
  family: OpenState,
) {
  const { assignment, ...found } = await findAssignment(tx, ref, today, family)
  const result = checkCompletable(assignment.date, found.challenge.endDate, today)
  if (result !== 'ok') throw new AppError(result)
  return { ...found, taskId: assignment.taskId }
}

/**
 * Returns an assignment that is not completed, with challenge and plan.
 * @throws AppError not_found, already_completed
 */
export async function findAssignment(
  tx: Queryable,
  { challengeId, assignmentId }: AssignmentRef,
  today: LocalDate,
  family: OpenState,
) {
  const [challenge] = await findChallengeDates(tx, { ids: [challengeId] }, family.contentRevision)
  // Future challenges are hidden.
  if (!challenge?.isActive || challenge.startDate > today) throw new AppError('not_found')
  const plan = await listAssignments(tx, [challenge], family.contentRevision)
  const assignment = plan.find((one) => one.assignmentId === assignmentId && one.removedAt === null)
  if (!assignment) throw new AppError('not_found')
  // Checked before the dates: a completed task is reported as completed even after its week.
  if (family.activeCompletions.some((one) => one.assignmentId === assignmentId))
    throw new AppError('already_completed')
  return { challenge, plan, assignment }
}

type RecordedCompletion = Pick<Rewards, 'points' | 'badges' | 'petal'> & {
  completion: CompletedAssignment & { challengeId: string }
  after: FamilySnapshot
}

/** Builds the response without another query. */
export async function toCompletionResponse(
  actor: FamilyActor,
  { completion, points, badges, petal, after }: RecordedCompletion,
): Promise<CompletionResult> {
  const { contentRevision, completionsByDay, restDays } = after
  const { challengeId, localDate: today, createdAt } = completion
  const completedDates = completionsByDay.map(({ date }) => date)
  const [task, streak] = await Promise.all([
    getCompletedTask({ ...actor, contentRevision }, challengeId, completion),
    computeStreak(db(), { completedDates, restDays, today }, { contentRevision }),
  ])
  const newBadges = badges.map((badge) => presentBadge(badge, actor.locale, createdAt))
  return { task, points, streak: streak.current, badge: newBadges[0] ?? null, badges: newBadges, petal }
}

/**
 * Undoes a completion with rewards and post.
 * @throws AppError not_found; undo_over after its local day
 */
export async function undoTask(actor: FamilyActor, challengeId: string, assignmentId: string): Promise<null> {
  const requestedAt = new Date()
  const { familyId, userId } = actor
  return transaction(async (tx) => {
    const before = await lockFamilySnapshot(tx, actor, { challengeId, assignmentId, kidIds: [] })
    const completion = before.activeCompletions.find((one) => one.assignmentId === assignmentId)
    if (completion?.challengeId !== challengeId) throw new AppError('not_found')
    if (!canUndo(completion.localDate, completion.timezone, requestedAt)) throw new AppError('undo_over')
    const undoneAt = nextEntryTime(before.lastEntryAt)
    const localDate = localDateAt(requestedAt, before.timezone)
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
  // Two statements, because one that waits for the lock sees other rows as they were before the wait.
  const [family, snapshot] = await Promise.all([
    repo.lockFamilyAndChallenge(tx, own),
    repo.findSnapshot(tx, own),
  ])
  if (!family || !snapshot.isMember) throw new AppError('family_required')
  return { ...snapshot, timezone: family.timezone }
}

/** Adds a completion to the snapshot. */
function applyCompletion(snapshot: FamilySnapshot, completion: ActiveCompletion): FamilySnapshot {
  const { id, createdAt } = completion
  return {
    ...snapshot,
    activeCompletions: [...snapshot.activeCompletions, completion],
    lastActiveCompletions: [{ id, createdAt }, ...snapshot.lastActiveCompletions],
    completionsByDay: [...snapshot.completionsByDay, { date: completion.localDate, count: 1 }],
  }
}

/** Removes a completion from the snapshot. */
function revertCompletion(snapshot: FamilySnapshot, { id, localDate }: ActiveCompletion): FamilySnapshot {
  const others = snapshot.completionsByDay.map((day) =>
    day.date === localDate ? { ...day, count: day.count - 1 } : day,
  )
  return {
    ...snapshot,
    activeCompletions: snapshot.activeCompletions.filter((one) => one.id !== id),
    lastActiveCompletions: snapshot.lastActiveCompletions.filter((one) => one.id !== id),
    completionsByDay: others.filter(({ count }) => count > 0),
  }
}
