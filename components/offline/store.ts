import { createStore, del, delMany, promisifyRequest, values } from 'idb-keyval'
import { getQueue, setQueue } from './queue'
import { isForgotten, MOST_WAITING, type WaitingPhoto } from './waiting-photo'

const store = createStore('brota', 'waiting-photos')

/** Tells the other tabs; what this one says does not come back to it. */
const channel = 'BroadcastChannel' in window ? new BroadcastChannel('brota-waiting-photos') : null

type News = { kind: 'changed' } | { kind: 'sending'; sending: { id: string; share: number } | null }

/** Reads the owner's photos into the page, oldest first, and clears away what others have forgotten here. */
export async function readPhotos(): Promise<readonly WaitingPhoto[]> {
  const { owner } = getQueue()
  if (!owner) return []
  const all = await values<WaitingPhoto>(store)
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

/** Keeps a photo, unless its task has one already or there are too many; says whether it is kept. */
export async function addPhoto(photo: WaitingPhoto): Promise<'kept' | 'full' | 'already'> {
  const answer = await store('readwrite', async (objects) => {
    const mine = (await promisifyRequest<WaitingPhoto[]>(objects.getAll())).filter(
      ({ userId }) => userId === photo.userId,
    )
    const isSame = ({ task, refusal }: WaitingPhoto) => task.id === photo.task.id && !refusal
    if (mine.some(isSame)) return 'already'
    if (mine.length >= MOST_WAITING) return 'full'
    objects.put(photo, photo.id)
    // Only now is it written, or there was no room for it.
    await promisifyRequest(objects.transaction)
    return 'kept'
  })
  await broadcastChange()
  return answer
}

/** Changes what is known of a photo, if it is still there. */
export async function changePhoto(id: string, change: Partial<WaitingPhoto>): Promise<void> {
  await store('readwrite', async (objects) => {
    const photo = await promisifyRequest<WaitingPhoto | undefined>(objects.get(id))
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

/** Shows how far a photo is, here and in the other tabs. */
export function broadcastSending(sending: { id: string; share: number } | null): void {
  setQueue({ sending })
  channel?.postMessage({ kind: 'sending', sending } satisfies News)
}

/** Follows what other tabs do; returns what ends it. */
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
