'use client'

import { useTranslations } from 'next-intl'
import { useEffect, useRef, useState } from 'react'
import type { DraftDetails } from '@/components/offline/drafts'
import { queuePhoto } from '@/components/offline/queue-storage'
import { MAX_QUEUED_PHOTOS, type QueuedPhoto } from '@/components/offline/queued-photo'
import type { LocalPhoto } from '@/components/photos/fit-photo'
import { type UploadedPhoto, uploadPhoto } from '@/components/photos/upload-photo'
import { notify } from '@/components/shell/notify'
import type { completeTaskContract } from '@/lib/features/completions/contract'
import type { CompletionResult } from '@/lib/features/completions/schema'
import type { LocalDate } from '@/lib/platform/dates/local-date'
import { ApiError, send } from '@/lib/platform/http/api-client'
import type { CompletionValues } from './use-draft'

export type Phase = { name: 'idle' } | { name: 'uploading'; share: number } | { name: 'saving' | 'queueing' }
export type Failure = {
  title?: string
  message: string
  signedOut?: boolean
  unreachable?: boolean
  /** The server will never accept this photo, so a retry is not offered. */
  refused?: boolean
}

export type UploadedCompletion = Pick<UploadedPhoto, 'removed' | 'isReencoded'> & {
  kind: 'completed'
  response: CompletionResult
  showsChild: boolean
}

export type SubmissionOutcome =
  | UploadedCompletion
  | { kind: 'already-completed'; message: string }
  | { kind: 'queued' }
  /** The day changed since the dialog was opened; the next try counts for today. */
  | { kind: 'new-day' }

const REFUSED = new Set(['photo_not_accepted', 'photo_too_large'])

type Options = {
  challengeId: string
  task: QueuedPhoto['task']
  /** The family's day that the user saw in the dialog. */
  madeOn: LocalDate
  today: LocalDate
  onOutcome: (outcome: SubmissionOutcome) => void
  /** Called when neither the server nor this device can read the photo. */
  onPhotoRefused: () => void
}

/** Uploads a photo and completes the task, or queues both while offline. A retry reuses the upload. */
export function useCompleteTask({ challengeId, task, madeOn, today, onOutcome, onPhotoRefused }: Options) {
  const t = useTranslations('complete')
  const tErrors = useTranslations('errors')
  const [phase, setPhase] = useState<Phase>({ name: 'idle' })
  const [failure, setFailure] = useState<Failure | null>(null)
  const isNewDay = useRef(false)
  const uploaded = useRef<{ file: File; photo: UploadedPhoto } | null>(null)
  const running = useRef<{ cancel: () => void } | null>(null)
  useEffect(() => () => running.current?.cancel(), [])

  const getMadeOn = () => (isNewDay.current ? today : madeOn)
  const getUploaded = (file: File) => (uploaded.current?.file === file ? uploaded.current.photo : null)

  const upload = async (local: LocalPhoto): Promise<UploadedPhoto> => {
    const known = getUploaded(local.file)
    if (known) return known
    setPhase({ name: 'uploading', share: 0 })
    const request = uploadPhoto(local, { onProgress: (share) => setPhase({ name: 'uploading', share }) })
    running.current = request
    const photo = await request.result.finally(() => {
      running.current = null
    })
    uploaded.current = { file: local.file, photo }
    if (photo.almostFull) void notify('warning', t('almostFull'))
    return photo
  }

  const complete = async ({ id: photoId, removed, isReencoded }: UploadedPhoto, details: DraftDetails) => {
    setPhase({ name: 'saving' })
    const params = { id: challengeId, taskId: task.id }
    const request = { params, body: { ...details, photoId, madeOn: getMadeOn() } }
    const path = '/challenges/{id}/tasks/{taskId}/complete'
    const response = await send<typeof completeTaskContract>('POST', path, request)
    onOutcome({ kind: 'completed', response, removed, isReencoded, showsChild: details.showsChild })
  }

  const toFailure = (error: ApiError, step: 'upload' | 'complete'): Failure => ({
    title: step === 'upload' ? t('uploadFailed') : undefined,
    message: error.message || tErrors('network'),
    signedOut: error.status === 401,
    unreachable: error.code === 'network',
    refused: REFUSED.has(error.code),
  })

  const fail = (error: unknown, step: 'upload' | 'complete') => {
    setPhase({ name: 'idle' })
    if (!(error instanceof ApiError)) throw error
    if (error.code === 'cancelled') return
    if (error.code === 'already_completed')
      return onOutcome({ kind: 'already-completed', message: error.message })
    if (error.code === 'changed_meanwhile') return warnOfNewDay()
    // The server may have deleted or used the photo.
    if (error.status === 404 || error.status === 422) uploaded.current = null
    const failed = toFailure(error, step)
    if (failed.refused) onPhotoRefused()
    setFailure(failed)
    const { title, message } = failed
    void notify('error', title ? `${title}. ${message}` : message)
  }

  const warnOfNewDay = () => {
    isNewDay.current = true
    setFailure({ title: t('newDayTitle'), message: t('newDayText') })
    void notify('warning', t('newDayTitle'))
    onOutcome({ kind: 'new-day' })
  }

  const submit = async ({ photo: local, ...details }: CompletionValues) => {
    if (!local) return
    setFailure(null)
    const photo = await upload(local).catch((error: unknown) => fail(error, 'upload'))
    if (photo) await complete(photo, details).catch((error: unknown) => fail(error, 'complete'))
  }

  const queue = async ({ photo, ...details }: CompletionValues) => {
    if (!photo) return
    const { file, isReencoded } = photo
    setFailure(null)
    setPhase({ name: 'queueing' })
    const { id: photoId = null, removed = [] } = getUploaded(file) ?? {}
    const problem = await queuePhoto({
      challengeId,
      task,
      photo: file,
      isReencoded,
      photoId,
      removed,
      madeOn: getMadeOn(),
      ...details,
    })
    setPhase({ name: 'idle' })
    if (!problem) return onOutcome({ kind: 'queued' })
    setFailure({ message: t(`queueProblem.${problem}`, { max: MAX_QUEUED_PHOTOS }) })
  }

  return { phase, failure, submit, queue, cancel: () => running.current?.cancel() }
}
