import type { Actor } from '@/lib/platform/session/actor'

/** Checks that the actor is a member. */
export function canReadFamily(actor: Actor, familyId: string): boolean {
  return actor.familyId === familyId
}

/** Checks for an administrator's view, without join code and kids' identity. */
export function canReadFamilyAsAdmin(actor: Actor, familyId: string): boolean {
  return actor.isAdmin && actor.familyId !== familyId
}
