import type { Actor } from '@/lib/session/actor'

/** A family's page is for its members, and for admins. */
export function canReadFamily(actor: Actor, familyId: string): boolean {
  return actor.isAdmin || actor.familyId === familyId
}

/** Only members change a family. */
export function canChangeFamily(actor: Actor, familyId: string): boolean {
  return actor.familyId === familyId
}
