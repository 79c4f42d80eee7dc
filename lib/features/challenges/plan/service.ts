import 'server-only'
import { auditAs } from '@/lib/features/audit/service'
import type { Task } from '@/lib/features/tasks/schema'
import { lockTasks, presentTask, retireTask } from '@/lib/features/tasks/service'
import { getCachedContent } from '@/lib/platform/cache/content'
import { env } from '@/lib/platform/config/env'
import { localDateAt, type Weekday } from '@/lib/platform/dates/local-date'
import type { Db } from '@/lib/platform/db/client'
import type { Queryable } from '@/lib/platform/db/query'
import { transaction } from '@/lib/platform/db/transaction'
import { AppError, type FieldProblems, requireVersion } from '@/lib/platform/errors/app-error'
import type { Call } from '@/lib/platform/http/contract'
import type { AdminActor } from '@/lib/platform/session/actor'
import { CHALLENGE_DAYS, type CycleWeek, frozenDates, getDateOfDay } from '../rules'
import type { ChallengeView } from '../schema'
import { getChallenge } from '../service'
import type { autoSelectTasksContract, listUnusedTasksContract, savePlanContract } from './contract'
import * as repo from './repository'
import { type Assignment, planChange, recentSince, weekdaysOn } from './rules'
import type { Plan } from './schema'

/** Returns all assignments with dates, also removed ones. */
export function listAssignments(
  tx: Queryable,
  challenges: CycleWeek[],
  contentRevision: string | null = null,
): Promise<Assignment[]> {
  const ids = challenges.map(({ id }) => id)
  return getCachedContent(contentRevision, `plans ${ids}`, async () => {
    const byId = new Map(challenges.map((challenge) => [challenge.id, challenge]))
    return (await repo.findAssignments(tx, ids)).flatMap(({ id, dayOfWeek, ...row }) => {
      const challenge = byId.get(row.challengeId)
      return challenge
        ? [{ ...row, assignmentId: id, date: getDateOfDay(challenge, dayOfWeek as Weekday) }]
        : []
    })
  })
}

/** Returns today in the installation's zone; content belongs to no family. */
export function contentToday(now = new Date()) {
  return localDateAt(now, env().APP_TIMEZONE)
}

/**
 * Locks a challenge.
 * @throws AppError not_found; changed_meanwhile for another version
 */
export async function lockForChange(tx: Db, id: string, version: number | undefined) {
  return requireVersion(await repo.lockChallenge(tx, id), version)
}

/**
 * Replaces a locked challenge's plan.
 * @throws AppError validation_failed for unknown tasks
 */
export async function replacePlan(tx: Db, challenge: repo.LockedChallenge, plan: Plan): Promise<void> {
  const now = new Date()
  await lockPlannedTasks(tx, plan)
  // An inactive challenge may have earlier completions.
  const lived = challenge.isActive || challenge.hasCompletions
  const frozen = lived ? weekdaysOn(challenge, frozenDates(challenge, now)) : new Set<number>()
  const change = planChange(challenge.assignments, plan, (day) => frozen.has(day))
  const closed = change.close.map((row) => row.id)
  await repo.closeRows(tx, closed, now)
  for (const { row, orderInDay } of change.move) await repo.moveRow(tx, row.id, orderInDay)
  await repo.addRows(tx, challenge.id, change.add, now)
}

/** Replaces the whole plan. */
export async function savePlan({
  actor,
  params,
  body,
}: Call<typeof savePlanContract>): Promise<ChallengeView> {
  await transaction(async (tx) => {
    const challenge = await lockForChange(tx, params.id, body.version)
    if (challenge.isActive && body.taskAssignments.length === 0) throw new AppError('challenge_needs_tasks')
    await replacePlan(tx, challenge, body.taskAssignments)
    await repo.raiseVersion(tx, params.id)
    const details = { tasks: body.taskAssignments.length }
    await auditAs(tx, actor, { action: 'challenge.planned', subjectId: params.id, details })
  })
  return getChallenge(actor, params.id)
}

/**
 * Deletes a task and its future assignments.
 * @throws AppError not_found; task_in_use
 */
export function deleteTask(actor: AdminActor, id: string): Promise<null> {
  const now = new Date()
  return transaction(async (tx) => {
    await retireTask(tx, actor, id, now)
    if (await repo.isTaskInUse(tx, id, contentToday(now))) throw new AppError('task_in_use')
    await repo.closeTask(tx, id, now)
    return null
  })
}

export async function listUnusedTasks({
  actor,
  query,
}: Call<typeof listUnusedTasksContract>): Promise<Task[]> {
  const rows = await repo.findUnused(recentSince(contentToday(), query.weeksBack))
  return rows.map((row) => presentTask(row, actor.locale))
}

/**
 * Returns the seven least recently used tasks. Ignores `weeksBack`, which keeps the order, and `excludeRecentlyUsed`,
 * which could return fewer.
 */
export async function autoSelectTasks({ actor }: Call<typeof autoSelectTasksContract>): Promise<Task[]> {
  const rows = await repo.findLeastUsed(CHALLENGE_DAYS)
  return rows.map((row) => presentTask(row, actor.locale))
}

async function lockPlannedTasks(tx: Db, plan: Plan): Promise<void> {
  const known = await lockTasks(tx, [...new Set(plan.map(({ taskId }) => taskId))])
  const unknown = plan.flatMap(({ taskId }, index) => (known.has(taskId) ? [] : [index]))
  if (unknown.length === 0) return
  const fields: FieldProblems = Object.fromEntries(
    unknown.map((index) => [`taskAssignments.${index}.taskId`, [{ key: 'task_unknown' }]]),
  )
  throw new AppError('validation_failed', { fields })
}
