import type { UploadedPhoto } from '@/components/photos/upload-photo'

/** Photo on this device, queued until its owner is online. */
export type QueuedPhoto = Pick<UploadedPhoto, 'removed' | 'isReencoded'> & {
  id: string
  userId: string
  familyId: string
  challengeId: string
  task: { id: string; title: string }
  photo: Blob
  description: string
  kidIds: string[]
  showsChild: boolean
  /** The family's day that the user saw in the dialog; missing in photos of earlier versions. */
  madeOn?: string
  /** Unix time in milliseconds. */
  queuedAt: number
  /** Null until uploaded. */
  photoId: string | null
  /** The server may have completed the task although this device got no response. */
  completionRequested: boolean
  /** A rejected photo stays until its owner retries or discards it. */
  refusal: { code: string; message: string } | null
}

/** Signed-in user: photos of others are neither shown nor sent. */
export type Owner = { userId: string; familyId: string }

export const MAX_QUEUED_PHOTOS = 30

const STALE_MS = 30 * 24 * 3_600_000

/** Checks for another user's old photo on a shared device, which will never be sent. */
export function isForgotten({ userId, queuedAt }: QueuedPhoto, owner: Owner, now: number): boolean {
  return userId !== owner.userId && now - queuedAt > STALE_MS
}
