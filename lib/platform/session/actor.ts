import type { Locale } from '@/lib/platform/i18n/locales'

/** Authenticated caller with a valid session. */
export type Actor = {
  userId: string
  sessionId: string
  remember: boolean
  confirmedAt: Date
  /** True for an administrator with any required second factor; without it, they are an ordinary user. */
  isAdmin: boolean
  /** True for an administrator's account, for pages and errors that ask for the second factor. */
  hasAdminRole: boolean
  hasSecondFactor: boolean
  familyId: string | null
  timezone: string | null
  language: Locale | null
  /** Language of this response. */
  locale: Locale
  /** Cache revision of content; null for administrators, who read it uncached. */
  contentRevision: string | null
}

/** Actor with a family. */
export type FamilyActor = Actor & { familyId: string; timezone: string }

export type AdminActor = Actor & { isAdmin: true }

/** Child's screen of a family, paired with a code. No contract accepts it unless its access says so. */
export type DeviceActor = {
  deviceId: string
  familyId: string
  timezone: string
  /** Language of this response. */
  locale: Locale
  contentRevision: string | null
}

export function isDeviceActor(actor: Actor | DeviceActor): actor is DeviceActor {
  return 'deviceId' in actor
}

export function isFamilyActor(actor: Actor): actor is FamilyActor {
  return actor.familyId !== null && actor.timezone !== null
}

export function isAdminActor(actor: Actor): actor is AdminActor {
  return actor.isAdmin
}
