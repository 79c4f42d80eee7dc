import type { Actor } from '@/lib/platform/session/actor'

/** Checks that the actor is a member. */
export function canReadFamily(actor: Actor, familyId: string): boolean {
  return actor.familyId === familyId
}

/** Checks for an administrator's view, without join code and identifying data of kids. */
export function canReadFamilyAsAdmin(actor: Actor, familyId: string): boolean {
  return actor.isAdmin && actor.familyId !== familyId
}

/** Checks that the actor is a member, since only members change a family. */
export function canChangeFamily(actor: Actor, familyId: string): boolean {
  return actor.familyId === familyId
}
