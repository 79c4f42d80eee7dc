import type { Data } from '@/lib/http/contract'
import type { uploadPhotoContract } from '@/lib/photos/contract'

/** What the server found in a photo beside its pixels and did not keep. */
export type Removed = Data<typeof uploadPhotoContract>['removed']

/** A photo that stays on this device until its owner has a connection. */
export type WaitingPhoto = {
  id: string
  userId: string
  familyId: string
  challengeId: string
  task: { id: string; title: string }
  photo: Blob
  /** It was drawn anew on this device, which left nothing but its pixels. */
  shrunk: boolean
  description: string
  kidIds: string[]
  showsChild: boolean
  /** Milliseconds since 1970. */
  keptAt: number
  /** Known once the server has the photo. */
  photoId: string | null
  removed: Removed
  /** The server was asked to complete the task, and its answer may have been lost. */
  asked: boolean
  /** Why the server will not have it; then it stays until its owner has decided. */
  refusal: { code: string; message: string } | null
}

/** The signed-in person: nobody else's photos are shown or sent. */
export type Owner = { userId: string; familyId: string }

/** How many photos of one person this device keeps at most. */
export const MOST_WAITING = 30

const STALE_MS = 30 * 24 * 3_600_000

/** Somebody's photo whose week is long over, on a device that others use: nobody will ever send it. */
export function isForgotten({ userId, keptAt }: WaitingPhoto, owner: Owner, now: number): boolean {
  return userId !== owner.userId && now - keptAt > STALE_MS
}
