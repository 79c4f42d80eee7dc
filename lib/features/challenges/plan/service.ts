import 'server-only'
import type { z } from 'zod'
import { auditAs } from '@/lib/features/audit/service'
import type { Task } from '@/lib/features/tasks/schema'
import { lockTasks, presentTask, retireTask } from '@/lib/features/tasks/service'
import { env } from '@/lib/platform/config/env'
import { localDateAt } from '@/lib/platform/dates/local-date'
import type { Db } from '@/lib/platform/db/client'
import { transaction } from '@/lib/platform/db/transaction'
import { AppError, type FieldProblems, requireVersion } from '@/lib/platform/errors/app-error'
import type { AdminActor } from '@/lib/platform/session/actor'
import { CHALLENGE_DAYS, frozenDates } from '../rules'
import type { ChallengeView } from '../schema'
import { getChallenge } from '../service'
import * as repo from './repository'
import { planChange, recentSince, weekdaysOn } from './rules'
import type { Plan, planInput } from './schema'

/** Returns today in the time zone of the installation, because content belongs to no family. */
export function contentToday(now = new Date()) {
  return localDateAt(now, env().APP_TIMEZONE)
}

/**
 * Locks and returns a challenge.
 * @throws AppError not_found; changed_meanwhile for another version
 */
export async function lockForChange(tx: Db, id: string, version: number | undefined) {
  return requireVersion(await repo.lockChallenge(tx, id), version)
}

/**
 * Replaces the plan of a locked challenge, except on days that have begun.
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

/**
 * Saves the plan of a challenge.
 * @throws AppError not_found, changed_meanwhile, challenge_needs_tasks; validation_failed for unknown tasks
 */
export async function savePlan(
  actor: AdminActor,
  id: string,
  { taskAssignments, version }: z.output<typeof planInput>,
): Promise<ChallengeView> {
  await transaction(async (tx) => {
    const challenge = await lockForChange(tx, id, version)
    if (challenge.isActive && taskAssignments.length === 0) throw new AppError('challenge_needs_tasks')
    await replacePlan(tx, challenge, taskAssignments)
    await repo.raiseVersion(tx, id)
    const details = { tasks: taskAssignments.length }
    await auditAs(tx, actor, { action: 'challenge.planned', subjectId: id, details })
  })
  return getChallenge(actor, id)
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

export async function listUnusedTasks(actor: AdminActor, weeksBack: number): Promise<Task[]> {
  const rows = await repo.findUnused(recentSince(contentToday(), weeksBack))
  return rows.map((row) => presentTask(row, actor.locale))
}

/**
 * Returns the seven least recently used tasks. The contract's input would not change the order, or leave too few
 * tasks.
 */
export async function autoSelectTasks(actor: AdminActor): Promise<Task[]> {
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
