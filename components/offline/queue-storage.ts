import { createStore, del, delMany, promisifyRequest, values } from 'idb-keyval'
import { getQueue, setQueue } from './queue-state'
import { isForgotten, MAX_QUEUED_PHOTOS, type QueuedPhoto } from './queued-photo'

const store = createStore('brota', 'waiting-photos')

/** Informs the other tabs; a tab does not get its own messages. */
const channel = 'BroadcastChannel' in window ? new BroadcastChannel('brota-waiting-photos') : null

type TabMessage = { kind: 'changed' } | { kind: 'sending'; sending: { id: string; share: number } | null }

/** Loads the owner's photos, oldest first, and deletes forgotten ones. */
export async function readPhotos(): Promise<readonly QueuedPhoto[]> {
  const { owner } = getQueue()
  if (!owner) return []
  const all = (await values<StoredPhoto>(store)).map(toQueuedPhoto)
  const now = Date.now()
  const forgotten = all.filter((photo) => isForgotten(photo, owner, now))
  if (forgotten.length > 0)
    await delMany(
      forgotten.map(({ id }) => id),
      store,
    )
  const photos = all.filter(({ userId }) => userId === owner.userId).sort((a, b) => a.queuedAt - b.queuedAt)
  setQueue(photos.length > 0 ? { photos } : { photos, open: false })
  return photos
}

/** Record of this version, or of an earlier one with other names; cached pages of those need `keptAt`. */
type StoredPhoto = Omit<QueuedPhoto, 'isReencoded' | 'completionRequested' | 'queuedAt'> & {
  keptAt: number
  shrunk?: boolean
  asked?: boolean
}

function toQueuedPhoto({ keptAt, shrunk = false, asked = false, ...photo }: StoredPhoto): QueuedPhoto {
  return { isReencoded: shrunk, completionRequested: asked, queuedAt: keptAt, ...photo }
}

export type QueueProblem = 'full' | 'already_queued' | 'not_queued'

type NewPhoto = Omit<
  QueuedPhoto,
  'id' | 'userId' | 'familyId' | 'queuedAt' | 'completionRequested' | 'refusal'
>

/**
 * Adds a photo with its form data to the offline queue.
 * @returns the problem, if any
 */
export async function queuePhoto(entered: NewPhoto): Promise<QueueProblem | null> {
  const { owner, photos } = getQueue()
  if (!owner) return 'not_queued'
  try {
    // Browsers may ask the user, who sees the reason with the first photo. It is stored even when denied.
    if (photos.length === 0) void navigator.storage?.persist?.()
    const queuedAt = Date.now()
    const id = `${queuedAt}-${Math.random().toString(36).slice(2)}`
    // A copy, because the chosen file can be gone when it is sent.
    const photo = new Blob([await entered.photo.arrayBuffer()], { type: entered.photo.type })
    return await addPhoto({
      ...entered,
      ...owner,
      id,
      photo,
      queuedAt,
      completionRequested: false,
      refusal: null,
    })
  } catch {
    // No space left, or storage is blocked.
    return 'not_queued'
  }
}

async function addPhoto({ queuedAt, ...photo }: QueuedPhoto): Promise<QueueProblem | null> {
  const problem = await store('readwrite', async (objects) => {
    const mine = (await promisifyRequest<StoredPhoto[]>(objects.getAll())).filter(
      ({ userId }) => userId === photo.userId,
    )
    const isSame = ({ task, refusal }: StoredPhoto) => task.id === photo.task.id && !refusal
    if (mine.some(isSame)) return 'already_queued'
    if (mine.length >= MAX_QUEUED_PHOTOS) return 'full'
    objects.put({ ...photo, keptAt: queuedAt } satisfies StoredPhoto, photo.id)
    // The transaction resolves once written, and rejects without space.
    await promisifyRequest(objects.transaction)
    return null
  })
  await broadcastChange()
  return problem
}

/** Counts an account's photos on this device, also on pages that do not load the queue. */
export async function countPhotos(userId: string): Promise<number> {
  return (await listPhotos(userId)).length
}

export async function deletePhotos(userId: string): Promise<void> {
  const photos = await listPhotos(userId)
  await delMany(
    photos.map(({ id }) => id),
    store,
  )
  await broadcastChange()
}

async function listPhotos(userId: string): Promise<StoredPhoto[]> {
  const all = await values<StoredPhoto>(store)
  return all.filter((photo) => photo.userId === userId)
}

type PhotoChange = Partial<Omit<QueuedPhoto, 'queuedAt'>>

export async function changePhoto(id: string, change: PhotoChange): Promise<void> {
  await store('readwrite', async (objects) => {
    const photo = await promisifyRequest<StoredPhoto | undefined>(objects.get(id))
    if (!photo) return
    objects.put({ ...photo, ...change }, id)
    await promisifyRequest(objects.transaction)
  })
  await broadcastChange()
}

export async function removePhoto(id: string): Promise<void> {
  await del(id, store)
  await broadcastChange()
}

export function broadcastSending(sending: { id: string; share: number } | null): void {
  setQueue({ sending })
  channel?.postMessage({ kind: 'sending', sending } satisfies TabMessage)
}

/**
 * Applies changes from other tabs.
 * @returns function that removes the listener
 */
export function followOtherTabs(): () => void {
  const onMessage = ({ data }: MessageEvent<TabMessage>) => {
    if (data.kind === 'sending') setQueue({ sending: data.sending })
    else void readPhotos()
  }
  channel?.addEventListener('message', onMessage)
  return () => channel?.removeEventListener('message', onMessage)
}

async function broadcastChange(): Promise<void> {
  channel?.postMessage({ kind: 'changed' } satisfies TabMessage)
  await readPhotos()
}
