import type { uploadPhotoContract } from '@/lib/features/photos/contract'
import type { Data } from '@/lib/platform/http/contract'

export type Removed = Data<typeof uploadPhotoContract>['removed']

/** Photo on this device, queued until its owner is online. */
export type QueuedPhoto = {
  id: string
  userId: string
  familyId: string
  challengeId: string
  task: { id: string; title: string }
  photo: Blob
  /** Re-encoded here, without metadata. */
  shrunk: boolean
  description: string
  kidIds: string[]
  showsChild: boolean
  /** Meant by the user; missing in photos of earlier versions. */
  madeOn?: string
  /** Unix time in milliseconds. */
  keptAt: number
  /** Null until uploaded. */
  photoId: string | null
  removed: Removed
  /** The response can be lost. */
  asked: boolean
  /** The photo stays until its owner decides. */
  refusal: { code: string; message: string } | null
}

/** Signed-in user: photos of others are neither shown nor sent. */
export type Owner = { userId: string; familyId: string }

/** Queued photos per user. */
export const MAX_QUEUED_PHOTOS = 30

const STALE_MS = 30 * 24 * 3_600_000

/** Checks for another user's old photo on a shared device, which will never be sent. */
export function isForgotten({ userId, keptAt }: QueuedPhoto, owner: Owner, now: number): boolean {
  return userId !== owner.userId && now - keptAt > STALE_MS
}
