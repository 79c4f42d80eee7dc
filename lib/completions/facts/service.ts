import 'server-only'
import type { Direct } from '@/lib/db/direct'
import { AppError } from '@/lib/errors/app-error'
import type { FamilyActor } from '@/lib/session/actor'
import type { Standing } from '../repo'
import { type Asked, findFacts, hold } from './repo'

export type Facts = Awaited<ReturnType<typeof findFacts>>

/**
 * The actor's family, held until the transaction ends, with its facts as they are from then on; whoever was taken out
 * of it while waiting has none.
 */
export async function holdFamily(
  tx: Direct,
  { familyId, userId }: FamilyActor,
  asked: Omit<Asked, 'familyId' | 'userId'>,
): Promise<Facts & { timezone: string }> {
  const own = { familyId, userId, ...asked }
  // Two statements, one behind the other: one that waits for the lock sees all other rows as they were before it waited.
  const [family, facts] = await Promise.all([hold(tx, own), findFacts(tx, own)])
  if (!family || !facts.isMember) throw new AppError('family_required')
  return { ...facts, timezone: family.timezone }
}

/** The facts once a completion is made too. */
export function withMade(facts: Facts, completion: Standing): Facts {
  const { id, createdAt } = completion
  return {
    ...facts,
    standing: [...facts.standing, completion],
    lastStanding: [{ id, createdAt }, ...facts.lastStanding],
    made: [...facts.made, { date: completion.localDate, count: 1 }],
  }
}

/** The facts once a completion is undone. */
export function withoutUndone(facts: Facts, { id, localDate }: Standing): Facts {
  const others = facts.made.map((day) => (day.date === localDate ? { ...day, count: day.count - 1 } : day))
  return {
    ...facts,
    standing: facts.standing.filter((one) => one.id !== id),
    lastStanding: facts.lastStanding.filter((one) => one.id !== id),
    made: others.filter(({ count }) => count > 0),
  }
}
