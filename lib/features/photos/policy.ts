import type { Actor } from '@/lib/platform/session/actor'

type PhotoSubject = {
  uploaderId: string | null
  familyId: string | null
  purpose: 'completion' | 'avatar' | 'content' | null
  /** The post of the photo is visible to the actor's family. */
  shown: boolean
  /** The actor is an administrator with an open report of its post. */
  reported: boolean
}

/** Returns true when only a report lets the actor see the photo, so that the access must be audited. */
export function seesByReportOnly(actor: Actor, photo: PhotoSubject): boolean {
  return photo.reported && !canSeePhoto(actor, { ...photo, reported: false })
}

/**
 * Returns true when the actor may see the photo: content and avatars every signed-in user, a completion's photo its
 * family and the audience of its post, an unused photo its uploader.
 */
export function canSeePhoto(actor: Actor, photo: PhotoSubject): boolean {
  if (photo.purpose === 'content' || photo.purpose === 'avatar') return true
  if (photo.purpose === null) return photo.uploaderId === actor.userId
  const own = photo.familyId !== null && photo.familyId === actor.familyId
  return own || photo.shown || photo.reported
}
