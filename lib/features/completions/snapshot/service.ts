import 'server-only'
import type { Queryable } from '@/lib/platform/db/query'
import { AppError } from '@/lib/platform/errors/app-error'
import type { FamilyActor } from '@/lib/platform/session/actor'
import type { ActiveCompletion } from '../repository'
import { findSnapshot, lockFamilyAndChallenge, type SnapshotInput } from './repository'

export type FamilySnapshot = Awaited<ReturnType<typeof findSnapshot>>

/**
 * Locks the family and returns its snapshot.
 * @throws AppError family_required when the actor was removed
 */
export async function lockFamily(
  tx: Queryable,
  { familyId, userId }: FamilyActor,
  input: Omit<SnapshotInput, 'familyId' | 'userId'>,
): Promise<FamilySnapshot & { timezone: string }> {
  const own = { familyId, userId, ...input }
  // A separate statement, because one that waits for a lock does not see rows committed during the wait.
  const [family, snapshot] = await Promise.all([lockFamilyAndChallenge(tx, own), findSnapshot(tx, own)])
  if (!family || !snapshot.isMember) throw new AppError('family_required')
  return { ...snapshot, timezone: family.timezone }
}

/** Adds a completion to the snapshot. */
export function applyCompletion(snapshot: FamilySnapshot, completion: ActiveCompletion): FamilySnapshot {
  const { id, createdAt } = completion
  return {
    ...snapshot,
    activeCompletions: [...snapshot.activeCompletions, completion],
    lastActiveCompletions: [{ id, createdAt }, ...snapshot.lastActiveCompletions],
    completionsByDay: [...snapshot.completionsByDay, { date: completion.localDate, count: 1 }],
  }
}

/** Removes a completion from the snapshot. */
export function revertCompletion(
  snapshot: FamilySnapshot,
  { id, localDate }: ActiveCompletion,
): FamilySnapshot {
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
