'use client'

import { useTranslations } from 'next-intl'
import { useEffect, useRef, useState } from 'react'
import { queuePhoto } from '@/components/offline/queue-photo'
import { MAX_QUEUED_PHOTOS, type QueuedPhoto } from '@/components/offline/queued-photo'
import type { FittedPhoto } from '@/components/photos/fit-photo'
import { type UploadedPhoto, uploadPhoto } from '@/components/photos/upload-photo'
import { notify } from '@/components/shell/notify'
import type { completeTaskContract } from '@/lib/features/completions/contract'
import type { CompletionResult } from '@/lib/features/completions/schema'
import type { LocalDate } from '@/lib/platform/dates/local-date'
import { ApiError, send } from '@/lib/platform/http/client'
import type { Sent } from '@/lib/platform/http/contract'

type CompletionDetails = Omit<Sent<typeof completeTaskContract>['body'], 'photoId' | 'madeOn'>

export type Phase = { name: 'idle' } | { name: 'uploading'; share: number } | { name: 'saving' | 'keeping' }
export type Failure = {
  title?: string
  message: string
  signedOut?: boolean
  unreachable?: boolean
  /** The server will never accept this photo. */
  refused?: boolean
}

/** `shrunk` when this device has encoded it. */
type SentPhoto = Pick<UploadedPhoto, 'id' | 'removed'> & { shrunk: boolean }

const REFUSED = new Set(['photo_not_accepted', 'photo_too_large'])

type Options = {
  challengeId: string
  task: QueuedPhoto['task']
  madeOn: LocalDate
  today: LocalDate
  onDone: (completed: CompletionResult, photo: Omit<SentPhoto, 'id'>) => void
  onDoneAlready: (message: string) => void
  onQueued: () => void
  onNewDay: () => void
  /** Neither the server nor this device can read the photo. */
  onRefused: () => void
}

/** Uploads a photo and completes the task, or queues both while offline. A retry reuses the upload. */
export function useCompletion({ challengeId, task, madeOn, today, ...handlers }: Options) {
  const { onDone, onDoneAlready, onQueued, onRefused, onNewDay } = handlers
  const t = useTranslations('complete')
  const tErrors = useTranslations('errors')
  const [phase, setPhase] = useState<Phase>({ name: 'idle' })
  const [failure, setFailure] = useState<Failure | null>(null)
  // Null after the day-change warning; from then on today's date is sent.
  const intendedDay = useRef<LocalDate | null>(madeOn)
  const uploadedPhoto = useRef<{ file: File; photo: SentPhoto } | null>(null)
  const running = useRef<{ cancel: () => void } | null>(null)
  useEffect(() => () => running.current?.cancel(), [])

  const upload = async (chosen: FittedPhoto): Promise<SentPhoto> => {
    const { file } = chosen
    if (uploadedPhoto.current?.file === file) return uploadedPhoto.current.photo
    setPhase({ name: 'uploading', share: 0 })
    const sending = uploadPhoto(chosen, { onProgress: (share) => setPhase({ name: 'uploading', share }) })
    running.current = sending
    const { uploaded, photo: sent } = await sending.result.finally(() => {
      running.current = null
    })
    const photo = { id: uploaded.id, removed: uploaded.removed, shrunk: sent.shrunk }
    uploadedPhoto.current = { file, photo }
    if (uploaded.almostFull) void notify('warning', t('almostFull'))
    return photo
  }

  const complete = async ({ id: photoId, ...photo }: SentPhoto, details: CompletionDetails) => {
    setPhase({ name: 'saving' })
    const params = { id: challengeId, taskId: task.id }
    const call = { params, body: { ...details, photoId, madeOn: intendedDay.current ?? today } }
    const path = '/challenges/{id}/tasks/{taskId}/complete'
    onDone(await send<typeof completeTaskContract>('POST', path, call), photo)
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
    if (error.code === 'already_completed') return onDoneAlready(error.message)
    if (error.code === 'changed_meanwhile') return warnOfNewDay()
    // The server may have deleted or used the photo.
    if (error.status === 404 || error.status === 422) uploadedPhoto.current = null
    const failed = toFailure(error, step)
    if (failed.refused) onRefused()
    setFailure(failed)
    const { title, message } = failed
    void notify('error', title ? `${title}. ${message}` : message)
  }

  const warnOfNewDay = () => {
    intendedDay.current = null
    setFailure({ title: t('newDayTitle'), message: t('newDayText') })
    void notify('warning', t('newDayTitle'))
    onNewDay()
  }

  const submit = async (chosen: FittedPhoto, details: CompletionDetails) => {
    setFailure(null)
    const photo = await upload(chosen).catch((error: unknown) => fail(error, 'upload'))
    if (photo) await complete(photo, details).catch((error: unknown) => fail(error, 'complete'))
  }

  const keep = async ({ file, shrunk }: FittedPhoto, details: Required<CompletionDetails>) => {
    setFailure(null)
    setPhase({ name: 'keeping' })
    const known = uploadedPhoto.current?.file === file ? uploadedPhoto.current.photo : null
    const { id: photoId = null, removed = [] } = known ?? {}
    const day = { madeOn: intendedDay.current ?? today }
    const problem = await queuePhoto({
      challengeId,
      task,
      photo: file,
      shrunk,
      photoId,
      removed,
      ...details,
      ...day,
    })
    setPhase({ name: 'idle' })
    if (!problem) return onQueued()
    setFailure({ message: t(`keepProblem.${problem}`, { max: MAX_QUEUED_PHOTOS }) })
  }

  return { phase, failure, submit, keep, cancel: () => running.current?.cancel() }
}
