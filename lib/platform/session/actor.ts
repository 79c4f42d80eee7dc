import { AppError } from '@/lib/platform/errors/app-error'
import type { Locale } from '@/lib/platform/i18n/locales'

/** Authenticated caller with a valid session. */
export type Actor = {
  userId: string
  sessionId: string
  remember: boolean
  confirmedAt: Date
  /** False while a required second factor is missing. */
  isAdmin: boolean
  /** True also while the second factor is missing, for the pages and errors that ask for it. */
  hasAdminRole: boolean
  hasSecondFactor: boolean
  familyId: string | null
  timezone: string | null
  language: Locale | null
  locale: Locale
  /** Null for administrators, who read content uncached. */
  contentRevision: string | null
}

export type FamilyActor = Actor & { familyId: string; timezone: string }

export type AdminActor = Actor & { isAdmin: true }

/** Child's screen, paired with a code; only for contracts whose access includes it. */
export type DeviceActor = {
  deviceId: string
  familyId: string
  timezone: string
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

/** @throws AppError not_found for another family */
export function assertOwnFamily(actor: Pick<Actor, 'familyId'>, familyId: string): void {
  if (actor.familyId !== familyId) throw new AppError('not_found')
}
