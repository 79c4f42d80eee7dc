import type { Locale } from '@/lib/i18n/locales'

/** Who makes a call: an account whose session was found alive in the database. */
export type Actor = {
  userId: string
  sessionId: string
  remember: boolean
  /** When the password was last typed in this session: at the sign-in, or to confirm. */
  confirmedAt: Date
  isAdmin: boolean
  /** True when the second factor was given in this session. */
  hasSecondFactor: boolean
  familyId: string | null
  /** The family's zone; null without a family. */
  timezone: string | null
  /** The person's own choice; null until one was made. */
  language: Locale | null
  /** Language of this call's answer. */
  locale: Locale
  /** State of what administrators write, for `contentOf`; null for those who write it, who read it as it is. */
  contentRevision: string | null
}

/** An actor with a family: use cases that need one ask for this type. */
export type FamilyActor = Actor & { familyId: string; timezone: string }

export type AdminActor = Actor & { isAdmin: true }

export function isFamilyActor(actor: Actor): actor is FamilyActor {
  return actor.familyId !== null && actor.timezone !== null
}

export function isAdminActor(actor: Actor): actor is AdminActor {
  return actor.isAdmin
}
