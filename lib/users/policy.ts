import type { Actor } from '@/lib/session/actor'

/** A whole record is for oneself, the own family and admins; others see a card. */
export function canReadWhole(actor: Actor, person: { id: string; familyId: string | null }): boolean {
  const related = actor.familyId !== null && actor.familyId === person.familyId
  return actor.isAdmin || actor.userId === person.id || related
}
