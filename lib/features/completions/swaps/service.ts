import 'server-only'
import type { z } from 'zod'
import type { Assignment } from '@/lib/features/challenges/rules'
import type { ChallengeTaskView } from '@/lib/features/challenges/schema'
import { getChallenge } from '@/lib/features/challenges/service'
import { lockTasks } from '@/lib/features/tasks/service'
import { localDateAt } from '@/lib/platform/dates/local-date'
import type { Db } from '@/lib/platform/db/client'
import { transaction } from '@/lib/platform/db/transaction'
import { AppError } from '@/lib/platform/errors/app-error'
import type { FamilyActor } from '@/lib/platform/session/actor'
import { findUncompletedAssignment, lockFamilySnapshot } from '../service'
import * as repo from './repository'
import type { swapInput } from './schema'

type Place = { challengeId: string; assignmentId: string }

/**
 * Swaps a planned task for a library task or the family's own. A library task may be in a week only once, so that it
 * counts once.
 * @throws AppError not_found, already_completed (also when waiting), challenge_over; task_planned; validation_failed for
 * an unknown task
 */
export async function swapTask(
  actor: FamilyActor,
  place: Place,
  { taskId, title }: z.output<typeof swapInput>,
): Promise<ChallengeTaskView> {
  const swap = { ...place, familyId: actor.familyId, taskId: taskId ?? null, title: title ?? null }
  await changeSwap(actor, place, async (tx, plan) => {
    if (taskId) {
      await requireTask(tx, taskId)
      const isPlanned = plan.some((one) => one.taskId === taskId && one.removedAt === null)
      if (isPlanned || (await repo.isSwappedIn(tx, swap, taskId))) throw new AppError('task_planned')
    }
    await repo.save(tx, swap)
  })
  const { tasks } = await getChallenge(actor, place.challengeId)
  const task = tasks.find(({ id }) => id === place.assignmentId)
  if (!task) throw new AppError('not_found')
  return task
}

/**
 * Undoes a swap, so that the planned task counts again.
 * @throws AppError not_found, already_completed, challenge_over
 */
export async function undoSwap(actor: FamilyActor, place: Place): Promise<null> {
  await changeSwap(actor, place, (tx) => repo.remove(tx, actor.familyId, place.assignmentId))
  return null
}

async function changeSwap(
  actor: FamilyActor,
  place: Place,
  change: (tx: Db, plan: Assignment[]) => Promise<void>,
): Promise<void> {
  const now = new Date()
  await transaction(async (tx) => {
    const family = await lockFamilySnapshot(tx, actor, { ...place, kidIds: [] })
    const today = localDateAt(now, family.timezone)
    const { challenge, plan } = await findUncompletedAssignment(tx, {
      ...place,
      localDate: today,
      activeCompletions: family.activeCompletionsInCycle,
      contentRevision: family.contentRevision,
    })
    if (today > challenge.endDate) throw new AppError('challenge_over')
    // The child completed the task as it was before the swap.
    if (await repo.isWaiting(tx, actor.familyId, place.assignmentId)) throw new AppError('already_completed')
    await change(tx, plan)
  })
}

async function requireTask(tx: Db, taskId: string): Promise<void> {
  const known = await lockTasks(tx, [taskId])
  if (!known.has(taskId))
    throw new AppError('validation_failed', { fields: { taskId: [{ key: 'task_unknown' }] } })
}
