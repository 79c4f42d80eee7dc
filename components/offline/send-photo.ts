import type { CompletionResult } from '@/lib/features/completions/schema'
import { ApiError } from '@/lib/platform/http/client'
import type { QueuedPhoto, Removed } from './queued-photo'
import { decideNextStep, type Verdict } from './verdict'

export type SendOutcome =
  | { kind: 'sent'; completed: CompletionResult; removed: Removed }
  /** By an earlier request with a lost response, or by another adult. */
  | { kind: 'done'; byUs: boolean }
  | { kind: 'refused'; refusal: { code: string; message: string } }
  | { kind: 'wait' | 'later' | 'paused'; message: string }

/** Requests and storage for sending. */
export type Calls = {
  upload: (photo: Blob) => Promise<{ id: string; removed: Removed }>
  complete: (body: { photoId: string; kidIds: string[] }) => Promise<CompletionResult>
  save: (change: Partial<QueuedPhoto>) => Promise<void>
}

/**
 * Tries once to send a queued photo. Progress is stored between upload and completion, so that no retry repeats either.
 */
export async function sendPhoto(queued: QueuedPhoto, calls: Calls): Promise<SendOutcome> {
  let { photoId, kidIds, removed } = queued
  let fresh = false
  const send = async (): Promise<SendOutcome> => {
    if (!photoId) {
      const uploaded = await calls.upload(queued.photo)
      photoId = uploaded.id
      removed = uploaded.removed
      fresh = true
      await calls.save({ photoId, removed })
    }
    await calls.save({ asked: true })
    return { kind: 'sent', completed: await calls.complete({ photoId, kidIds }), removed }
  }
  for (;;) {
    const response = await send().catch(requireApiError)
    if (!(response instanceof ApiError)) return response
    const verdict = decideNextStep(response, { uploaded: photoId !== null, fresh, kids: kidIds.length > 0 })
    if (verdict === 'upload_again') photoId = null
    else if (verdict === 'without_kids') kidIds = []
    else return toOutcome(verdict, response, queued)
    await calls.save({ photoId, kidIds })
  }
}

/** Other errors are bugs. */
function requireApiError(error: unknown): ApiError {
  if (error instanceof ApiError) return error
  throw error
}

type Final = Exclude<Verdict, 'upload_again' | 'without_kids'>

function toOutcome(verdict: Final, { code, message }: ApiError, { asked }: QueuedPhoto): SendOutcome {
  if (verdict === 'done') return { kind: 'done', byUs: asked }
  return verdict === 'refused' ? { kind: verdict, refusal: { code, message } } : { kind: verdict, message }
}
