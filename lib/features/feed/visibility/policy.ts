import type { Actor } from '@/lib/platform/session/actor'

type PhotoSubject = {
  uploaderId: string | null
  familyId: string | null
  purpose: 'completion' | 'avatar' | 'content' | null
  shown: boolean
  canReviewByReport: boolean
}

/** Checks for access by a report only, which must be audited. */
export function seesByReportOnly(actor: Actor, photo: PhotoSubject): boolean {
  return photo.canReviewByReport && !canSeePhoto(actor, { ...photo, canReviewByReport: false })
}

/**
 * Checks access: content and avatars for every user, a completion's photo for its family and its post's audience, an
 * unused photo for its uploader.
 */
export function canSeePhoto(actor: Actor, photo: PhotoSubject): boolean {
  if (photo.purpose === 'content' || photo.purpose === 'avatar') return true
  if (photo.purpose === null) return photo.uploaderId === actor.userId
  const own = photo.familyId !== null && photo.familyId === actor.familyId
  return own || photo.shown || photo.canReviewByReport
}

/** Checks if a child of another family is shown without permission. */
export function hidesPhoto(
  actor: Pick<Actor, 'familyId'>,
  post: { familyId: string; showsChild: boolean; authorShowsChildren: boolean },
): boolean {
  return post.familyId !== actor.familyId && post.showsChild && !post.authorShowsChildren
}
