import 'server-only'
import type { z } from 'zod'
import { recordActivity } from '@/lib/activity/service'
import { badgesOfCompletions } from '@/lib/badges/service'
import { dateOfDay } from '@/lib/challenges/rules'
import { getChallenge } from '@/lib/challenges/service'
import { type LocalDate, localDateAt, type Weekday } from '@/lib/dates/local-date'
import { type Db, db, transaction } from '@/lib/db/client'
import { newId } from '@/lib/db/ids'
import { AppError } from '@/lib/errors/app-error'
import { demandKids } from '@/lib/families/service'
import { publishPost, withdrawPost } from '@/lib/feed/service'
import { decodeCursor, encodeCursor } from '@/lib/http/cursor'
import type { Page } from '@/lib/http/route'
import { localized } from '@/lib/i18n/content'
import { photoUrl } from '@/lib/photos/schema'
import { releasePhoto, usePhoto } from '@/lib/photos/service'
import { lockFamily, nextMoment, streakOf, totalPoints } from '@/lib/scores/service'
import type { FamilyActor } from '@/lib/session/actor'
import * as repo from './repo'
import { giveRewards, takeRewardsBack } from './rewards/service'
import { canUndo, completable } from './rules'
import type { ActivityView, activityQuery, Completed, completeInput } from './schema'

/**
 * Completes a planned task for the actor's family: the fact, its points and its badges in one transaction, under the
 * family's lock, so that nothing counts twice whatever is sent twice or from two phones at once.
 * @throws AppError not_found, already_completed, not_yet, challenge_over
 */
export async function completeTask(
  actor: FamilyActor,
  challengeId: string,
  assignmentId: string,
  input: z.output<typeof completeInput>,
): Promise<Completed> {
  // The clock is read before waiting for the lock: who sent at 23:59:59 did it on that day.
  const arrived = new Date()
  const { completionId, earned } = await transaction(async (tx) => {
    const { timezone } = await lock(tx, actor)
    const localDate = localDateAt(arrived, timezone)
    const planned = await findOpen(tx, challengeId, assignmentId, localDate)
    const standing = await repo.findStanding(tx, actor.familyId, [challengeId])
    if (standing.some((one) => one.assignmentId === assignmentId)) throw new AppError('already_completed')
    await demandKids(tx, actor.familyId, input.kidIds)
    await usePhoto(tx, actor, input.photoId, 'completion')
    const { kidIds, ...told } = input
    const completion = {
      ...told,
      id: newId(),
      familyId: actor.familyId,
      challengeId,
      assignmentId,
      taskId: planned.taskId,
      sequence: 1 + (await repo.countMade(tx, actor.familyId, assignmentId)),
      userId: actor.userId,
      localDate,
      timezone,
      createdAt: await nextMoment(tx, actor.familyId),
    }
    await repo.insert(tx, completion, kidIds)
    await publishPost(tx, completion)
    const rewards = await giveRewards(tx, { completion, challenge: planned.challenge, standing })
    if (rewards.challengeComplete) {
      const event = { kind: 'completed_challenge', subjectId: challengeId, at: completion.createdAt } as const
      await recordActivity(tx, { familyId: actor.familyId, userId: actor.userId, ...event })
    }
    return { completionId: completion.id, earned: rewards.points }
  })
  return tellCompleted(actor, { challengeId, assignmentId, completionId, earned })
}

/**
 * Undoes a completion and all that rested on it; the photo goes with it.
 * @throws AppError not_found when it is not done; undo_over after the local day on which it was made
 */
export async function undoTask(actor: FamilyActor, challengeId: string, assignmentId: string): Promise<null> {
  const arrived = new Date()
  return transaction(async (tx) => {
    const { timezone } = await lock(tx, actor)
    const standing = await repo.findStanding(tx, actor.familyId, [challengeId])
    const completion = standing.find((one) => one.assignmentId === assignmentId)
    if (!completion) throw new AppError('not_found')
    if (!canUndo(completion.localDate, completion.timezone, arrived)) throw new AppError('undo_over')
    const undoneAt = await nextMoment(tx, actor.familyId)
    await repo.insertReversal(tx, {
      completionId: completion.id,
      userId: actor.userId,
      localDate: localDateAt(arrived, timezone),
      createdAt: undoneAt,
    })
    await takeRewardsBack(tx, { familyId: actor.familyId, completion, standing, undoneAt })
    await withdrawPost(tx, completion.id)
    if (completion.photoId) await releasePhoto(tx, completion.photoId, undoneAt)
    return null
  })
}

/** A page of the family's own completions, newest first. */
export async function listActivities(
  actor: FamilyActor,
  { limit, cursor }: z.output<typeof activityQuery>,
): Promise<Page<ActivityView>> {
  const found = await repo.findPage(actor.familyId, limit, cursor ? decodeCursor(cursor) : null)
  const rows = found.slice(0, limit)
  const badges = await badgesOfCompletions(
    rows.map((row) => row.id),
    actor.locale,
  )
  const last = rows.at(-1)
  return {
    nextCursor: found.length > limit && last ? encodeCursor(last) : null,
    items: rows.map(({ id, photo, description, localDate, task }) => ({
      id,
      photoUrl: photo && photoUrl(photo.id),
      photoPlaceholder: photo?.placeholder ?? null,
      taskTitle: localized({ name: task.name }, task.language, task.translations, actor.locale).name,
      description,
      motif: task.motif,
      date: localDate,
      badge: badges.get(id)?.[0] ?? null,
    })),
  }
}

/** The actor's family, held; whoever was taken out of it while waiting has none. */
async function lock(tx: Db, { familyId, userId }: FamilyActor): Promise<{ timezone: string }> {
  const family = await lockFamily(tx, familyId)
  if (!family || !(await repo.isMember(tx, familyId, userId))) throw new AppError('family_required')
  return family
}

/** The planned task when it can be completed on that day. */
async function findOpen(tx: Db, challengeId: string, assignmentId: string, today: LocalDate) {
  const planned = await repo.findPlanned(tx, challengeId, assignmentId)
  // A challenge that is still to come is none that a family may know of.
  if (!planned?.challenge.isActive || planned.challenge.startDate > today) throw new AppError('not_found')
  const date = dateOfDay(planned.challenge, planned.dayOfWeek as Weekday)
  const answer = completable(date, planned.challenge.endDate, today)
  if (answer !== 'ok') throw new AppError(answer)
  return planned
}

type Done = { challengeId: string; assignmentId: string; completionId: string; earned: number }

async function tellCompleted(actor: FamilyActor, done: Done): Promise<Completed> {
  const today = localDateAt(new Date(), actor.timezone)
  const [challenge, total, streak, badges] = await Promise.all([
    getChallenge(actor, done.challengeId),
    totalPoints(db(), actor.familyId),
    streakOf(db(), actor.familyId, today, actor),
    badgesOfCompletions([done.completionId], actor.locale),
  ])
  const task = challenge.tasks.find((one) => one.id === done.assignmentId)
  if (!task) throw new AppError('not_found')
  const won = badges.get(done.completionId) ?? []
  const points = { earned: done.earned, total }
  return { task, points, streak: streak.current, badge: won[0] ?? null, badges: won }
}
