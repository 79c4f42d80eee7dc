import 'server-only'
import type { z } from 'zod'
import { lockAsMember } from '@/lib/features/families/joining/service'
import { canChangeFamily, canReadFamily } from '@/lib/features/families/policy'
import { type Db, db } from '@/lib/platform/db/client'
import { transaction } from '@/lib/platform/db/transaction'
import { AppError } from '@/lib/platform/errors/app-error'
import type { FamilyActor } from '@/lib/platform/session/actor'
import * as repo from './repository'
import type { FamilyGoals, goalInput } from './schema'

const SHOWN = 10

/**
 * Returns the family's goal and those that it has reached.
 * @throws AppError not_found
 */
export async function readGoals(actor: FamilyActor, familyId: string): Promise<FamilyGoals> {
  if (!canReadFamily(actor, familyId)) throw new AppError('not_found')
  const [current, reached] = await Promise.all([
    repo.findCurrent(db(), familyId),
    repo.findReached(familyId, SHOWN),
  ])
  return { current: current && present(current), reached: reached.map(present) }
}

const present = <T extends { createdAt: Date }>(goal: T) => ({
  ...goal,
  createdAt: goal.createdAt.toISOString(),
})

/**
 * Sets the family's goal instead of the one before.
 * @throws AppError not_found
 */
export async function setGoal(
  actor: FamilyActor,
  familyId: string,
  { name, leaves }: z.output<typeof goalInput>,
): Promise<FamilyGoals> {
  const createdAt = new Date()
  await changeGoal(actor, familyId, (tx) => repo.insert(tx, { familyId, name, leaves, createdAt }))
  return readGoals(actor, familyId)
}

/**
 * Ends the family's goal.
 * @throws AppError not_found
 */
export async function endGoal(actor: FamilyActor, familyId: string): Promise<FamilyGoals> {
  await changeGoal(actor, familyId)
  return readGoals(actor, familyId)
}

/** Ends the current goal, which is kept if it was reached, and sets the next one. */
async function changeGoal(
  actor: FamilyActor,
  familyId: string,
  setNext?: (tx: Db) => Promise<void>,
): Promise<void> {
  if (!canChangeFamily(actor, familyId)) throw new AppError('not_found')
  await transaction(async (tx) => {
    await lockAsMember(tx, actor, familyId)
    const current = await repo.findCurrent(tx, familyId)
    if (current && current.done >= current.leaves) await repo.end(tx, current.id, new Date())
    else if (current) await repo.remove(tx, current.id)
    await setNext?.(tx)
  })
}
