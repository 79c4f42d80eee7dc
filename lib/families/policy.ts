import type { Actor } from '@/lib/session/actor'

/** Members read all of their family. */
export function canReadFamily(actor: Actor, familyId: string): boolean {
  return actor.familyId === familyId
}

/** Administrators read other families without the join code and without what identifies a kid. */
export function canReadFamilyAsAdmin(actor: Actor, familyId: string): boolean {
  return actor.isAdmin && actor.familyId !== familyId
}

/** Only members change a family. */
export function canChangeFamily(actor: Actor, familyId: string): boolean {
  return actor.familyId === familyId
}
