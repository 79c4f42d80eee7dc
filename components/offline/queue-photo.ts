import { getQueue } from './queue'
import type { QueuedPhoto } from './queued-photo'
import { addPhoto } from './store'

type Entered = Omit<QueuedPhoto, 'id' | 'userId' | 'familyId' | 'keptAt' | 'asked' | 'refusal'>

export type KeepProblem = 'full' | 'already' | 'not_kept'

/**
 * Adds a photo with its form data to the offline queue.
 * @returns the problem, if any
 */
export async function queuePhoto(entered: Entered): Promise<KeepProblem | null> {
  const { owner, photos } = getQueue()
  if (!owner) return 'not_kept'
  try {
    // With the first photo the reason is clear; the photo is stored even when denied.
    if (photos.length === 0) void navigator.storage?.persist?.()
    const keptAt = Date.now()
    const id = `${keptAt}-${Math.random().toString(36).slice(2)}`
    // The chosen file can be gone by then.
    const photo = new Blob([await entered.photo.arrayBuffer()], { type: entered.photo.type })
    const result = await addPhoto({ ...entered, ...owner, id, photo, keptAt, asked: false, refusal: null })
    return result === 'kept' ? null : result
  } catch {
    // No space left, or storage is blocked.
    return 'not_kept'
  }
}
