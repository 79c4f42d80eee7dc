import { getPhotoAudience, type PrivacyPreferences } from '@/components/completions/audience'
import { uploadPhoto } from '@/components/photos/upload-photo'
import type { readSelfContract } from '@/lib/features/auth/contract'
import type { completeTaskContract } from '@/lib/features/completions/contract'
import { ApiError, send } from '@/lib/platform/http/api-client'
import { setQueue } from './queue-state'
import { broadcastSending, changePhoto, readPhotos, removePhoto } from './queue-storage'
import type { QueuedPhoto } from './queued-photo'
import { type SendCalls, type SendResult, sendQueuedPhoto } from './send-queued-photo'

/** A paused queue needs its owner's session. */
export type QueueResult = 'empty' | 'retry-queue' | 'paused'

export type CompletedPhoto = Extract<SendResult, { kind: 'completed' }> & {
  audience: ReturnType<typeof getPhotoAudience>
  /** The photo counts for a later day than the user meant. */
  isLater: boolean
}

type SendCallbacks = {
  onCompleted: (photo: CompletedPhoto) => void
  onAlreadyCompleted: (completionRequested: boolean) => void
  /** Called before a retry; the message is empty without a response. */
  onFailed: (message: string) => void
}

/** Sends the owner's photos, oldest first. A lock allows one tab at a time; the others then find an empty queue. */
export function sendQueue(callbacks: SendCallbacks): Promise<QueueResult> {
  const work = () => sendInOrder(callbacks)
  // Locks need a secure context. Without them two tabs can send the same photo, and the server accepts it once.
  return 'locks' in navigator ? navigator.locks.request('brota-waiting-photos', work) : work()
}

async function sendInOrder(callbacks: SendCallbacks): Promise<QueueResult> {
  const failed = new Set<string>()
  for (;;) {
    const photos = await readPhotos()
    const photo = photos.find(({ id, refusal }) => !refusal && !failed.has(id))
    if (!photo) return failed.size > 0 ? 'retry-queue' : 'empty'
    const result = await sendOne(photo, callbacks)
    if (result === 'retry-photo') failed.add(photo.id)
    else if (result !== 'finished') return result
  }
}

type PhotoResult = 'finished' | 'retry-photo' | 'retry-queue' | 'paused'

async function sendOne(photo: QueuedPhoto, callbacks: SendCallbacks): Promise<PhotoResult> {
  const sender = await checkSender(photo)
  if (typeof sender !== 'string') return sendOwn(photo, sender, callbacks)
  if (sender !== 'other_family') return sender
  await refuse(photo.id, { code: sender, message: '' })
  return 'finished'
}

/** Checks the session, which can have changed since: a photo must not be sent by another user. */
async function checkSender({ userId, familyId }: QueuedPhoto) {
  try {
    const me = await send<typeof readSelfContract>('GET', '/auth/me', {})
    if (me.id === userId) return me.familyId === familyId ? me : 'other_family'
    setQueue({ owner: null, photos: [], open: false })
    return 'paused'
  } catch (error) {
    if (!(error instanceof ApiError)) throw error
    return error.status === 401 ? 'paused' : 'retry-queue'
  }
}

async function sendOwn(
  photo: QueuedPhoto,
  me: PrivacyPreferences,
  callbacks: SendCallbacks,
): Promise<PhotoResult> {
  const { id, showsChild, madeOn } = photo
  broadcastSending({ id, share: 0 })
  const result = await sendQueuedPhoto(photo, createSendCalls(photo)).finally(() => broadcastSending(null))
  switch (result.kind) {
    case 'completed': {
      await removePhoto(id)
      const isLater = madeOn !== undefined && madeOn !== result.response.task.completedOn
      callbacks.onCompleted({ ...result, audience: getPhotoAudience(me, showsChild), isLater })
      return 'finished'
    }
    case 'already-completed':
      await removePhoto(id)
      callbacks.onAlreadyCompleted(result.completionRequested)
      return 'finished'
    case 'refused':
      await refuse(id, result.refusal)
      return 'finished'
    default:
      callbacks.onFailed(result.message)
      return result.kind
  }
}

/** Resets `completionRequested`, so that a later "already completed" means another user's completion. */
function refuse(id: string, refusal: QueuedPhoto['refusal']): Promise<void> {
  return changePhoto(id, { refusal, completionRequested: false })
}

/**
 * Returns requests of the photo's account, not the page's. Sends no date: a queued photo counts on the day
 * it reaches the server.
 */
function createSendCalls(queued: QueuedPhoto): SendCalls {
  const { id, userId, challengeId, task, description, showsChild, isReencoded } = queued
  return {
    upload: (blob) => {
      const file = new File([blob], 'photo', { type: blob.type })
      const onProgress = (share: number) => broadcastSending({ id, share })
      return uploadPhoto({ file, isReencoded }, { onProgress, account: userId }).result
    },
    complete: ({ photoId, kidIds }) =>
      send<typeof completeTaskContract>(
        'POST',
        '/challenges/{id}/tasks/{taskId}/complete',
        { params: { id: challengeId, taskId: task.id }, body: { photoId, kidIds, description, showsChild } },
        userId,
      ),
    save: (change) => changePhoto(id, change),
  }
}
