import { type Audience, getPhotoAudience } from '@/components/completions/audience'
import { uploadPhoto } from '@/components/photos/upload-photo'
import type { readSelfContract } from '@/lib/features/auth/contract'
import type { completeTaskContract } from '@/lib/features/completions/contract'
import type { CompletionResult } from '@/lib/features/completions/schema'
import { ApiError, send } from '@/lib/platform/http/client'
import { setQueue } from './queue'
import type { QueuedPhoto, Removed } from './queued-photo'
import { type Calls, sendPhoto } from './send-photo'
import { broadcastSending, changePhoto, readPhotos, removePhoto } from './store'

/** Result of a run: empty queue, wait for a retry, or for the owner's session. */
export type Ending = 'empty' | 'wait' | 'paused'

export type Arrived = {
  completed: CompletionResult
  removed: Removed
  shrunk: boolean
  audience: ReturnType<typeof getPhotoAudience>
  /** It counts on a later day than it was taken. */
  isLater: boolean
}

type News = {
  sent: (arrived: Arrived) => void
  done: (byUs: boolean) => void
  /** Before a retry; empty without a response. */
  failed: (message: string) => void
}

/** Sends the owner's photos, oldest first. A lock allows one tab at a time; the others then find an empty queue. */
export function sendAll(news: News): Promise<Ending> {
  const work = () => sendInTurn(news)
  // Locks need a secure context. Without them two tabs can send the same photo, and the server accepts it once.
  return 'locks' in navigator ? navigator.locks.request('brota-waiting-photos', work) : work()
}

async function sendInTurn(news: News): Promise<Ending> {
  const failed = new Set<string>()
  for (;;) {
    const photos = await readPhotos()
    const photo = photos.find(({ id, refusal }) => !refusal && !failed.has(id))
    if (!photo) return failed.size > 0 ? 'wait' : 'empty'
    const ending = await sendOne(photo, news)
    if (ending === 'later') failed.add(photo.id)
    else if (ending !== 'over') return ending
  }
}

type PhotoEnding = 'over' | 'later' | 'wait' | 'paused'

async function sendOne(photo: QueuedPhoto, news: News): Promise<PhotoEnding> {
  const sender = await checkSender(photo)
  if (typeof sender !== 'string') return sendOwn(photo, sender, news)
  if (sender !== 'other_family') return sender
  await refuse(photo.id, { code: sender, message: '' })
  return 'over'
}

/** The session can have changed since: a photo must not be sent by another user. */
async function checkSender({ userId, familyId }: QueuedPhoto) {
  try {
    const me = await send<typeof readSelfContract>('GET', '/auth/me', {})
    if (me.id === userId) return me.familyId === familyId ? me : 'other_family'
    setQueue({ owner: null, photos: [], open: false })
    return 'paused'
  } catch (error) {
    if (!(error instanceof ApiError)) throw error
    return error.status === 401 ? 'paused' : 'wait'
  }
}

async function sendOwn(photo: QueuedPhoto, me: Audience, news: News): Promise<PhotoEnding> {
  const { id, showsChild, madeOn } = photo
  let { shrunk } = photo
  broadcastSending({ id, share: 0 })
  const calls = callsFor(photo, () => {
    shrunk = true
  })
  const outcome = await sendPhoto(photo, calls).finally(() => broadcastSending(null))
  switch (outcome.kind) {
    case 'sent': {
      await removePhoto(id)
      const { completed, removed } = outcome
      const isLater = madeOn !== undefined && madeOn !== completed.task.completedOn
      news.sent({ completed, removed, shrunk, audience: getPhotoAudience(me, showsChild), isLater })
      return 'over'
    }
    case 'done':
      await removePhoto(id)
      news.done(outcome.byUs)
      return 'over'
    case 'refused':
      await refuse(id, outcome.refusal)
      return 'over'
    default:
      news.failed(outcome.message)
      return outcome.kind
  }
}

/** Resets `asked`, so that a later "already done" is another user's completion. */
function refuse(id: string, refusal: QueuedPhoto['refusal']): Promise<void> {
  return changePhoto(id, { refusal, asked: false })
}

/**
 * Returns requests of the photo's account, not the page's. Sends no date: a queued photo counts on the day
 * it reaches the server.
 * @param onRedrawn called for a photo sent as this device's JPEG
 */
function callsFor(queued: QueuedPhoto, onRedrawn: () => void): Calls {
  const { id, userId, challengeId, task, description, showsChild } = queued
  return {
    upload: async (blob) => {
      const file = new File([blob], 'photo', { type: blob.type })
      const onProgress = (share: number) => broadcastSending({ id, share })
      const options = { onProgress, account: userId }
      const { uploaded, photo } = await uploadPhoto({ file, shrunk: queued.shrunk }, options).result
      if (photo.file !== file) onRedrawn()
      return uploaded
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
