import type { Actor } from '@/lib/session/actor'

type PhotoSubject = {
  uploaderId: string | null
  familyId: string | null
  purpose: 'completion' | 'avatar' | 'content' | null
}

/** Pictures of content and avatars are for everyone signed in; a completion's is its family's; an unused one its uploader's. */
export function canSeePhoto(actor: Actor, photo: PhotoSubject): boolean {
  if (photo.purpose === 'content' || photo.purpose === 'avatar') return true
  if (photo.purpose === 'completion') return photo.familyId !== null && photo.familyId === actor.familyId
  return photo.uploaderId === actor.userId
}
