import type { UploadedPhoto } from '@/components/photos/upload-photo'
import type { CompletionResult } from '@/lib/features/completions/schema'
import { ApiError } from '@/lib/platform/http/api-client'
import type { QueuedPhoto } from './queued-photo'

export type SendResult =
  | ({ kind: 'completed'; response: CompletionResult } & Pick<UploadedPhoto, 'removed' | 'isReencoded'>)
  /** Completed by another adult, or by this device when only the response was lost. */
  | { kind: 'already-completed'; completionRequested: boolean }
  | { kind: 'refused'; refusal: { code: string; message: string } }
  | { kind: 'retry-queue' | 'retry-photo' | 'paused'; message: string }

/** Requests and storage, replaced in tests. */
export type SendCalls = {
  upload: (photo: Blob) => Promise<Pick<UploadedPhoto, 'id' | 'removed' | 'isReencoded'>>
  complete: (body: { photoId: string; kidIds: string[] }) => Promise<CompletionResult>
  save: (change: Partial<Omit<QueuedPhoto, 'queuedAt'>>) => Promise<void>
}

/**
 * Tries once to send a queued photo. Progress is stored between upload and completion, so that no retry repeats either.
 */
export async function sendQueuedPhoto(queued: QueuedPhoto, calls: SendCalls): Promise<SendResult> {
  const { completionRequested } = queued
  let { photoId, kidIds, removed, isReencoded } = queued
  let isFreshUpload = false
  const uploadAndComplete = async (): Promise<SendResult> => {
    if (!photoId) {
      const uploaded = await calls.upload(queued.photo)
      photoId = uploaded.id
      removed = uploaded.removed
      isReencoded = uploaded.isReencoded
      isFreshUpload = true
      await calls.save({ photoId, removed })
    }
    await calls.save({ completionRequested: true })
    const response = await calls.complete({ photoId, kidIds })
    return { kind: 'completed', response, removed, isReencoded }
  }
  for (;;) {
    const result = await uploadAndComplete().catch(requireApiError)
    if (!(result instanceof ApiError)) return result
    const { code, message } = result
    const attempt = { isUploaded: photoId !== null, isFreshUpload, hasKids: kidIds.length > 0 }
    const step = decideNextStep(result, attempt)
    if (step === 'already-completed') return { kind: step, completionRequested }
    if (step === 'refused') return { kind: step, refusal: { code, message } }
    if (step === 'upload-again') photoId = null
    else if (step === 'without-kids') kidIds = []
    else return { kind: step, message }
    await calls.save({ photoId, kidIds })
  }
}

/** Rethrows other errors, which are bugs. */
function requireApiError(error: unknown): ApiError {
  if (error instanceof ApiError) return error
  throw error
}

export type SendAttempt = {
  isUploaded: boolean
  /** The server cannot have deleted the photo since. */
  isFreshUpload: boolean
  hasKids: boolean
}

export type NextStep =
  | 'already-completed'
  /** No response, or the server is busy. */
  | 'retry-queue'
  /** The others are sent first. */
  | 'retry-photo'
  /** The session is missing, belongs to another user or lacks access. */
  | 'paused'
  | 'upload-again'
  /** A kid may have been removed since. */
  | 'without-kids'
  | 'refused'

type Rejection = { status: number; code: string; fields: Record<string, unknown> }

export function decideNextStep({ status, code, fields }: Rejection, attempt: SendAttempt): NextStep {
  if (code === 'already_completed') return 'already-completed'
  if (status === 0 || status === 429 || status === 503) return 'retry-queue'
  if (status >= 500) return 'retry-photo'
  if (status === 401 || status === 403 || code === 'account_changed') return 'paused'
  if (!attempt.isUploaded) return 'refused'
  // 404 does not name the missing part: photo, kid and task are ruled out one by one.
  const isPhoto = status === 404 || (status === 422 && 'photoId' in fields)
  if (isPhoto && !attempt.isFreshUpload) return 'upload-again'
  return status === 404 && attempt.hasKids ? 'without-kids' : 'refused'
}
