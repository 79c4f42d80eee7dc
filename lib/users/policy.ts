import type { Actor } from '@/lib/session/actor'

type Person = { id: string; familyId: string | null }

/** A whole record is for oneself, the own family and administrators; others see a card. */
export function canReadWhole(actor: Actor, person: Person): boolean {
  return isRelated(actor, person) || actor.isAdmin
}

/** Checks whether the actor reads the record as its owner or as a member of the same family. */
export function isRelated(actor: Actor, person: Person): boolean {
  const isSameFamily = actor.familyId !== null && actor.familyId === person.familyId
  return actor.userId === person.id || isSameFamily
}
