import 'server-only'
import type { z } from 'zod'
import { lockAsMember } from '@/lib/features/families/joining/service'
import { type Db, db } from '@/lib/platform/db/client'
import { transaction } from '@/lib/platform/db/transaction'
import { AppError } from '@/lib/platform/errors/app-error'
import { assertOwnFamily, type FamilyActor } from '@/lib/platform/session/actor'
import * as repo from './repository'
import type { FamilyGoals, goalInput } from './schema'

const SHOWN = 10

/**
 * Returns the family's goal and those that it has reached.
 * @throws AppError not_found
 */
export async function readGoals(actor: FamilyActor, familyId: string): Promise<FamilyGoals> {
  assertOwnFamily(actor, familyId)
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
 * Sets the family's goal, which ends the current one.
 * @throws AppError not_found; changed_meanwhile when another goal is current
 */
export async function setGoal(
  actor: FamilyActor,
  familyId: string,
  { name, leaves, replaces = null }: z.output<typeof goalInput>,
): Promise<FamilyGoals> {
  const createdAt = new Date()
  await changeGoal(actor, familyId, async (tx, current) => {
    if ((current?.id ?? null) !== replaces) throw new AppError('changed_meanwhile')
    if (current) await endCurrent(tx, current)
    await repo.insert(tx, { familyId, name, leaves, createdAt })
  })
  return readGoals(actor, familyId)
}

/**
 * Ends the family's goal.
 * @throws AppError not_found; changed_meanwhile when another goal is current
 */
export async function endGoal(actor: FamilyActor, familyId: string, goalId: string): Promise<null> {
  await changeGoal(actor, familyId, async (tx, current) => {
    if (current && current.id !== goalId) throw new AppError('changed_meanwhile')
    if (current) await endCurrent(tx, current)
  })
  return null
}

type CurrentGoal = Awaited<ReturnType<typeof repo.findCurrent>>

async function changeGoal(
  actor: FamilyActor,
  familyId: string,
  change: (tx: Db, current: CurrentGoal) => Promise<void>,
): Promise<void> {
  assertOwnFamily(actor, familyId)
  await transaction(async (tx) => {
    await lockAsMember(tx, actor, familyId)
    await change(tx, await repo.findCurrent(tx, familyId))
  })
}

function endCurrent(tx: Db, { id, done, leaves }: NonNullable<CurrentGoal>): Promise<void> {
  return done >= leaves ? repo.end(tx, id, new Date()) : repo.remove(tx, id)
}
