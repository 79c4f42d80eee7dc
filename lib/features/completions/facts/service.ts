import 'server-only'
import type { Queryable } from '@/lib/platform/db/query'
import { AppError } from '@/lib/platform/errors/app-error'
import type { FamilyActor } from '@/lib/platform/session/actor'
import type { ActiveCompletion } from '../repository'
import { type CompletionFactsQuery, findFacts, lockFamilyAndChallenge } from './repository'

export type CompletionFacts = Awaited<ReturnType<typeof findFacts>>

/**
 * Locks the family and returns its facts.
 * @throws AppError family_required when the actor was removed
 */
export async function lockFamilyWithFacts(
  tx: Queryable,
  { familyId, userId }: FamilyActor,
  asked: Omit<CompletionFactsQuery, 'familyId' | 'userId'>,
): Promise<CompletionFacts & { timezone: string }> {
  const own = { familyId, userId, ...asked }
  // Two statements: the second reads what others committed while the first waited for the lock.
  const [family, facts] = await Promise.all([lockFamilyAndChallenge(tx, own), findFacts(tx, own)])
  if (!family || !facts.isMember) throw new AppError('family_required')
  return { ...facts, timezone: family.timezone }
}

/** Adds a completion to the facts. */
export function applyCompletion(facts: CompletionFacts, completion: ActiveCompletion): CompletionFacts {
  const { id, createdAt } = completion
  return {
    ...facts,
    activeCompletions: [...facts.activeCompletions, completion],
    lastActiveCompletions: [{ id, createdAt }, ...facts.lastActiveCompletions],
    completionsByDay: [...facts.completionsByDay, { date: completion.localDate, count: 1 }],
  }
}

/** Removes a completion from the facts. */
export function revertCompletion(
  facts: CompletionFacts,
  { id, localDate }: ActiveCompletion,
): CompletionFacts {
  const others = facts.completionsByDay.map((day) =>
    day.date === localDate ? { ...day, count: day.count - 1 } : day,
  )
  return {
    ...facts,
    activeCompletions: facts.activeCompletions.filter((one) => one.id !== id),
    lastActiveCompletions: facts.lastActiveCompletions.filter((one) => one.id !== id),
    completionsByDay: others.filter(({ count }) => count > 0),
  }
}
