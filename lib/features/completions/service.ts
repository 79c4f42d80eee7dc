import 'server-only'
import type { z } from 'zod'
import { recordActivity } from '@/lib/features/activity/service'
import { loadBadgePresenter, presentBadge } from '@/lib/features/badges/service'
import { challengeWindows, completedTask } from '@/lib/features/challenges/service'
import { publishPost, withdrawPost } from '@/lib/features/feed/service'
import { photoUrl } from '@/lib/features/photos/rules'
import {
  attachPhoto,
  detachPhoto,
  type LockedPhoto,
  lockPhoto,
  requireLockedPhoto,
} from '@/lib/features/photos/service'
import { computeStreak, nextMoment } from '@/lib/features/scores/service'
import { loadCompletedTaskNames } from '@/lib/features/tasks/service'
import { type LocalDate, localDateAt } from '@/lib/platform/dates/local-date'
import { db } from '@/lib/platform/db/client'
import { newId } from '@/lib/platform/db/ids'
import type { Queryable } from '@/lib/platform/db/query'
import { transaction } from '@/lib/platform/db/transaction'
import { AppError } from '@/lib/platform/errors/app-error'
import { decodeCursor, encodeCursor } from '@/lib/platform/http/cursor'
import type { Page } from '@/lib/platform/http/endpoint'
import type { FamilyActor } from '@/lib/platform/session/actor'
import { applyCompletion, type CompletionFacts, lockFamilyWithFacts, revertCompletion } from './facts/service'
import type { ActiveCompletion } from './repository'
import * as repo from './repository'
import { grantRewards, listPlanItems, revokeRewards } from './rewards/service'
import { canUndo, completable } from './rules'
import type { ActivityView, activityQuery, Completed, completeInput } from './schema'

/**
 * Completes an assignment, in one transaction under the family's lock, so that retries and concurrent requests count
 * once.
 * @throws AppError not_found, already_completed, not_yet, challenge_over; changed_meanwhile when the user meant another
 * day
 */
export async function completeTask(
  actor: FamilyActor,
  challengeId: string,
  assignmentId: string,
  input: z.output<typeof completeInput>,
): Promise<Completed> {
  // Before the wait for the lock: a request at 23:59:59 counts for that day.
  const sentAt = new Date()
  const done = await transaction((tx) =>
    insertCompletion(tx, actor, { ...input, challengeId, assignmentId, sentAt }, async () => {
      const { photoId } = input
      return requireLockedPhoto(tx, actor, photoId, await lockPhoto(tx, actor, photoId))
    }),
  )
  return toCompletionResponse(actor, done)
}

export type CompletionInput = z.output<typeof completeInput> & {
  challengeId: string
  assignmentId: string
  /** The completion counts on the day of this moment, by its rules. */
  sentAt: Date
  sentTimezone?: string
}

/**
 * Inserts a completion with post and rewards in the caller's transaction.
 * @param getLockedPhoto locks the photo, or returns a locked one. Throws as `completeTask`
 */
export async function insertCompletion(
  tx: Queryable,
  actor: FamilyActor,
  { challengeId, assignmentId, kidIds, madeOn, sentAt, sentTimezone, ...input }: CompletionInput,
  getLockedPhoto: () => Promise<LockedPhoto>,
): Promise<Done> {
  const factsPromise = lockFamilyWithFacts(tx, actor, { challengeId, assignmentId, kidIds })
  // Not awaited: the query goes to the database together with the one above.
  const photoPromise = getLockedPhoto()
  photoPromise.catch(() => undefined)
  const facts = await factsPromise
  const timezone = sentTimezone ?? facts.timezone
  const localDate = localDateAt(sentAt, timezone)
  const { challenge, plan, taskId } = await findOpenTask(tx, { challengeId, assignmentId }, localDate, facts)
  if (madeOn && madeOn !== localDate) throw new AppError('changed_meanwhile')
  if (facts.knownKids !== kidIds.length) throw new AppError('not_found')
  const photo = await photoPromise
  const completion = {
    ...input,
    id: newId(),
    familyId: actor.familyId,
    challengeId,
    assignmentId,
    taskId: facts.swap?.taskId ?? taskId,
    swapped: facts.swap !== null,
    ownTitle: facts.swap?.title ?? null,
    sequence: 1 + facts.timesCompleted,
    userId: actor.userId,
    localDate,
    timezone,
    createdAt: nextMoment(facts.lastEntryAt),
  }
  const after = applyCompletion(facts, completion)
  // Pipelined, in this order.
  await Promise.all([
    attachPhoto(tx, actor, photo.id, 'completion'),
    repo.insert(tx, completion, kidIds),
    publishPost(tx, completion),
  ])
  const rewards = await grantRewards(tx, { completion, challenge, plan, facts: after })
  const happened = { familyId: actor.familyId, userId: actor.userId, at: completion.createdAt }
  for (const { id } of rewards.badges) {
    await recordActivity(tx, { ...happened, kind: 'earned_badge', subjectId: id })
  }
  if (rewards.challengeComplete) {
    await recordActivity(tx, { ...happened, kind: 'completed_challenge', subjectId: challengeId })
  }
  return { completion: { ...completion, photo }, ...rewards, facts: after }
}

/**
 * Undoes a completion with rewards and post.
 * @throws AppError not_found; undo_over after its local day
 */
export async function undoTask(actor: FamilyActor, challengeId: string, assignmentId: string): Promise<null> {
  const arrived = new Date()
  const { familyId, userId } = actor
  return transaction(async (tx) => {
    const before = await lockFamilyWithFacts(tx, actor, { challengeId, assignmentId, kidIds: [] })
    const completion = before.activeCompletions.find((one) => one.assignmentId === assignmentId)
    if (completion?.challengeId !== challengeId) throw new AppError('not_found')
    if (!canUndo(completion.localDate, completion.timezone, arrived)) throw new AppError('undo_over')
    const undoneAt = nextMoment(before.lastEntryAt)
    const localDate = localDateAt(arrived, before.timezone)
    const reversal = { completionId: completion.id, familyId, userId, localDate, createdAt: undoneAt }
    await repo.insertReversal(tx, reversal)
    const after = revertCompletion(before, completion)
    await revokeRewards(tx, { familyId, completion, before, after, undoneAt, byUserId: userId })
    await withdrawPost(tx, completion.id)
    if (completion.photoId) await detachPhoto(tx, completion.photoId, undoneAt)
    return null
  })
}

/** Returns a page of the family's completions. */
export async function listActivities(
  actor: FamilyActor,
  { limit, cursor }: z.output<typeof activityQuery>,
): Promise<Page<ActivityView>> {
  const found = await repo.findPage(actor.familyId, limit, cursor ? decodeCursor(cursor) : null)
  const rows = found.slice(0, limit)
  const badges = rows.flatMap(({ badge }) => badge?.badgeId ?? [])
  const [getTaskName, getEarnedBadge] = await Promise.all([
    loadCompletedTaskNames(actor, rows),
    loadBadgePresenter(actor, badges),
  ])
  const last = rows.at(-1)
  return {
    nextCursor: found.length > limit && last ? encodeCursor(last) : null,
    items: rows.map((row) => {
      const { id, photo, description, localDate, badge } = row
      const { name, motif } = getTaskName(row, { isOwn: true })
      return {
        id,
        photoUrl: photo && photoUrl(photo.id),
        photoPlaceholder: photo?.placeholder ?? null,
        taskTitle: name,
        description,
        motif,
        date: localDate,
        badge: badge && getEarnedBadge(badge.badgeId, new Date(badge.earnedAt)),
      }
    }),
  }
}

type Place = { challengeId: string; assignmentId: string }

/**
 * Returns an open assignment's challenge and plan.
 * @throws AppError not_found, already_completed, not_yet, challenge_over
 */
export async function findOpenTask(
  tx: Queryable,
  place: Place,
  today: LocalDate,
  facts: Parameters<typeof findPlannedTask>[3],
) {
  const { planned, ...found } = await findPlannedTask(tx, place, today, facts)
  const answer = completable(planned.date, found.challenge.endDate, today)
  if (answer !== 'ok') throw new AppError(answer)
  return { ...found, taskId: planned.taskId }
}

/**
 * Returns an assignment that is not completed, with challenge and plan.
 * @throws AppError not_found, already_completed
 */
export async function findPlannedTask(
  tx: Queryable,
  { challengeId, assignmentId }: Place,
  today: LocalDate,
  facts: Pick<CompletionFacts, 'contentRevision'> & {
    activeCompletions: readonly Pick<ActiveCompletion, 'assignmentId'>[]
  },
) {
  const [challenge] = await challengeWindows(tx, { ids: [challengeId] }, facts.contentRevision)
  // Future challenges are hidden.
  if (!challenge?.isActive || challenge.startDate > today) throw new AppError('not_found')
  const plan = await listPlanItems(tx, [challenge], facts.contentRevision)
  const planned = plan.find((item) => item.assignmentId === assignmentId && item.removedAt === null)
  if (!planned) throw new AppError('not_found')
  // First: a completed task stays completed after its week.
  if (facts.activeCompletions.some((one) => one.assignmentId === assignmentId))
    throw new AppError('already_completed')
  return { challenge, plan, planned }
}

type Done = Pick<Awaited<ReturnType<typeof grantRewards>>, 'points' | 'badges' | 'petal'> & {
  completion: Parameters<typeof completedTask>[2] & { challengeId: string }
  facts: CompletionFacts
}

/** Builds the response without another query. */
export async function toCompletionResponse(
  actor: FamilyActor,
  { completion, points, badges, petal, facts }: Done,
): Promise<Completed> {
  const { contentRevision, completionsByDay, restDays } = facts
  const { challengeId, localDate: today, createdAt } = completion
  const completedOn = completionsByDay.map(({ date }) => date)
  const [task, streak] = await Promise.all([
    completedTask({ ...actor, contentRevision }, challengeId, completion),
    computeStreak(db(), { completedOn, restDays, today }, { contentRevision }),
  ])
  const won = badges.map((badge) => presentBadge(badge, actor.locale, createdAt))
  return { task, points, streak: streak.current, badge: won[0] ?? null, badges: won, petal }
}
