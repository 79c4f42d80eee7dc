import { createStore, del, delMany, promisifyRequest, values } from 'idb-keyval'
import { getQueue, setQueue } from './queue'
import { isForgotten, MAX_QUEUED_PHOTOS, type QueuedPhoto } from './queued-photo'

const store = createStore('brota', 'waiting-photos')

/** A tab does not get its own messages. */
const channel = 'BroadcastChannel' in window ? new BroadcastChannel('brota-waiting-photos') : null

type News = { kind: 'changed' } | { kind: 'sending'; sending: { id: string; share: number } | null }

/** Loads the owner's photos, oldest first, and deletes forgotten ones. */
export async function readPhotos(): Promise<readonly QueuedPhoto[]> {
  const { owner } = getQueue()
  if (!owner) return []
  const all = await values<QueuedPhoto>(store)
  const now = Date.now()
  const forgotten = all.filter((photo) => isForgotten(photo, owner, now))
  if (forgotten.length > 0)
    await delMany(
      forgotten.map(({ id }) => id),
      store,
    )
  const photos = all.filter(({ userId }) => userId === owner.userId).sort((a, b) => a.keptAt - b.keptAt)
  setQueue(photos.length > 0 ? { photos } : { photos, open: false })
  return photos
}

/** Queues a photo, unless its task has one or the queue is full. */
export async function addPhoto(photo: QueuedPhoto): Promise<'kept' | 'full' | 'already'> {
  const result = await store('readwrite', async (objects) => {
    const mine = (await promisifyRequest<QueuedPhoto[]>(objects.getAll())).filter(
      ({ userId }) => userId === photo.userId,
    )
    const isSame = ({ task, refusal }: QueuedPhoto) => task.id === photo.task.id && !refusal
    if (mine.some(isSame)) return 'already'
    if (mine.length >= MAX_QUEUED_PHOTOS) return 'full'
    objects.put(photo, photo.id)
    // Resolves once written; rejects without space.
    await promisifyRequest(objects.transaction)
    return 'kept'
  })
  await broadcastChange()
  return result
}

/** Counts an account's photos on this device, also without the queue. */
export async function countPhotos(userId: string): Promise<number> {
  return (await listPhotos(userId)).length
}

/** Deletes an account's photos. */
export async function deletePhotos(userId: string): Promise<void> {
  const photos = await listPhotos(userId)
  await delMany(
    photos.map(({ id }) => id),
    store,
  )
  await broadcastChange()
}

async function listPhotos(userId: string): Promise<QueuedPhoto[]> {
  const all = await values<QueuedPhoto>(store)
  return all.filter((photo) => photo.userId === userId)
}

export async function changePhoto(id: string, change: Partial<QueuedPhoto>): Promise<void> {
  await store('readwrite', async (objects) => {
    const photo = await promisifyRequest<QueuedPhoto | undefined>(objects.get(id))
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

/** Shares the upload progress with all tabs. */
export function broadcastSending(sending: { id: string; share: number } | null): void {
  setQueue({ sending })
  channel?.postMessage({ kind: 'sending', sending } satisfies News)
}

/**
 * Applies changes from other tabs.
 * @returns function that removes the listener
 */
export function followOtherTabs(): () => void {
  const hear = ({ data }: MessageEvent<News>) => {
    if (data.kind === 'sending') setQueue({ sending: data.sending })
    else void readPhotos()
  }
  channel?.addEventListener('message', hear)
  return () => channel?.removeEventListener('message', hear)
}

async function broadcastChange(): Promise<void> {
  channel?.postMessage({ kind: 'changed' } satisfies News)
  await readPhotos()
}
