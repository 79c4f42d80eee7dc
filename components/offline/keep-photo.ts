import { getQueue } from './queue'
import { addPhoto } from './store'
import type { WaitingPhoto } from './waiting-photo'

type Entered = Omit<WaitingPhoto, 'id' | 'userId' | 'familyId' | 'keptAt' | 'asked' | 'refusal'>

export type KeepProblem = 'full' | 'already' | 'not_kept'

/**
 * Keeps a photo with everything that was entered until there is a connection.
 * @returns null when it is kept, else why not; nothing has been lost then.
 */
export async function keepPhoto(entered: Entered): Promise<KeepProblem | null> {
  const { owner, photos } = getQueue()
  if (!owner) return 'not_kept'
  try {
    // Asked with the first photo, when it is plain what for; a browser that says no keeps it all the same.
    if (photos.length === 0) void navigator.storage?.persist?.()
    const keptAt = Date.now()
    const id = `${keptAt}-${Math.random().toString(36).slice(2)}`
    // The bytes themselves: what stands behind a chosen file may be gone by the time it is sent.
    const photo = new Blob([await entered.photo.arrayBuffer()], { type: entered.photo.type })
    const answer = await addPhoto({ ...entered, ...owner, id, photo, keptAt, asked: false, refusal: null })
    return answer === 'kept' ? null : answer
  } catch {
    // No room left, or a window that may keep nothing.
    return 'not_kept'
  }
}
