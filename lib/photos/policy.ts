import type { Actor } from '@/lib/session/actor'

type PhotoSubject = {
  uploaderId: string | null
  familyId: string | null
  purpose: 'completion' | 'avatar' | 'content' | null
  /** Its post is shown to the actor's family, and the photo with it. */
  shown: boolean
  /** The actor is an administrator with an open report of its post. */
  reported: boolean
}

/** Whether nothing but a report lets the actor see the photo, so that the look is noted. */
export function seesByReportOnly(actor: Actor, photo: PhotoSubject): boolean {
  return photo.reported && !canSeePhoto(actor, { ...photo, reported: false })
}

/**
 * Pictures of content and avatars are for everyone signed in; a completion's photo is its family's, and those whom its
 * post is shown to; an unused one is its uploader's.
 */
export function canSeePhoto(actor: Actor, photo: PhotoSubject): boolean {
  if (photo.purpose === 'content' || photo.purpose === 'avatar') return true
  if (photo.purpose === null) return photo.uploaderId === actor.userId
  const own = photo.familyId !== null && photo.familyId === actor.familyId
  return own || photo.shown || photo.reported
}
