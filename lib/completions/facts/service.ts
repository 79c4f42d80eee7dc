import 'server-only'
import type { Direct } from '@/lib/db/direct'
import { AppError } from '@/lib/errors/app-error'
import type { FamilyActor } from '@/lib/session/actor'
import type { ActiveCompletion } from '../repo'
import { type CompletionFactsQuery, findFacts, lockFamilyAndChallenge } from './repo'

export type CompletionFacts = Awaited<ReturnType<typeof findFacts>>

/**
 * The actor's family, held until the transaction ends, with its facts as they are from then on; whoever was taken out
 * of it while waiting has none.
 */
export async function lockFamilyWithFacts(
  tx: Direct,
  { familyId, userId }: FamilyActor,
  asked: Omit<CompletionFactsQuery, 'familyId' | 'userId'>,
): Promise<CompletionFacts & { timezone: string }> {
  const own = { familyId, userId, ...asked }
  // Two statements, one behind the other: one that waits for the lock sees all other rows as they were before it waited.
  const [family, facts] = await Promise.all([lockFamilyAndChallenge(tx, own), findFacts(tx, own)])
  if (!family || !facts.isMember) throw new AppError('family_required')
  return { ...facts, timezone: family.timezone }
}

/** The facts once a completion is made too. */
export function applyCompletion(facts: CompletionFacts, completion: ActiveCompletion): CompletionFacts {
  const { id, createdAt } = completion
  return {
    ...facts,
    activeCompletions: [...facts.activeCompletions, completion],
    lastActiveCompletions: [{ id, createdAt }, ...facts.lastActiveCompletions],
    made: [...facts.made, { date: completion.localDate, count: 1 }],
  }
}

/** The facts once a completion is undone. */
export function revertCompletion(
  facts: CompletionFacts,
  { id, localDate }: ActiveCompletion,
): CompletionFacts {
  const others = facts.made.map((day) => (day.date === localDate ? { ...day, count: day.count - 1 } : day))
  return {
    ...facts,
    activeCompletions: facts.activeCompletions.filter((one) => one.id !== id),
    lastActiveCompletions: facts.lastActiveCompletions.filter((one) => one.id !== id),
    made: others.filter(({ count }) => count > 0),
  }
}
