import type { Actor } from '@/lib/platform/session/actor'

type Person = { id: string; familyId: string | null }

/** Checks for access to the whole record; others get a card. */
export function canReadWhole(actor: Actor, person: Person): boolean {
  return isRelated(actor, person) || actor.isAdmin
}

/** Checks for the own record, or the family's. */
export function isRelated(actor: Actor, person: Person): boolean {
  const isSameFamily = actor.familyId !== null && actor.familyId === person.familyId
  return actor.userId === person.id || isSameFamily
}
