import { useTranslations } from 'next-intl'
import { type ChangeEvent, useEffect, useRef, useState } from 'react'
import { throwConfetti } from '@/components/completions/confetti'
import type { PhotoLimits } from '@/components/photos/fit-photo'
import type { sendFromDeviceContract } from '@/lib/features/completions/waiting/contract'
import type { DeviceWeek } from '@/lib/features/completions/waiting/schema'
import { ApiError, send } from '@/lib/platform/http/api-client'
import { isChunkLoadError } from '@/lib/platform/http/chunk-load-error'
import { DEVICE_HEADER } from '@/lib/platform/http/device-header'
import { readAloud, stopReading } from './read-aloud'
import type { ChildTaskView } from './week'

export type Sending = ReturnType<typeof useSending>

type Phase =
  | { name: 'idle' | 'asking' | 'sending' }
  | { name: 'sent'; thanks: string }
  | { name: 'failed'; text: string | undefined; file: File }

const THANKS_MS = 6000

const loadPhotoCode = () =>
  Promise.all([import('@/components/photos/fit-photo'), import('@/components/photos/upload-photo')])

type Options = { kids: DeviceWeek['kids']; limits: PhotoLimits; onChange: () => void }

/** Returns the steps of sending a child's photo: who did it, the camera, the upload, thanks. */
export function useSending({ kids, limits, onChange }: Options) {
  const t = useTranslations('child')
  const tErrors = useTranslations('errors')
  const input = useRef<HTMLInputElement>(null)
  const [phase, setPhase] = useState<Phase>({ name: 'idle' })
  const [task, setTask] = useState<ChildTaskView | null>(null)
  const [kidId, setKidId] = useState<string | null>(null)
  // Kept for a retry, which does not upload the photo again.
  const uploaded = useRef<{ file: File; id: string } | null>(null)
  const end = () => setPhase({ name: 'idle' })

  useEffect(() => stopReading, [])
  const isSent = phase.name === 'sent'
  useEffect(() => {
    if (!isSent) return
    const timer = setTimeout(() => setPhase({ name: 'idle' }), THANKS_MS)
    return () => clearTimeout(timer)
  }, [isSent])

  const choose = (id: string | null) => {
    setKidId(id)
    end()
    input.current?.click()
  }
  const start = (chosen: ChildTaskView) => {
    setTask(chosen)
    if (kids.length > 1) setPhase({ name: 'asking' })
    else choose(kids[0]?.id ?? null)
  }
  const uploadOnce = async (file: File): Promise<string> => {
    if (uploaded.current?.file === file) return uploaded.current.id
    const [{ fitPhoto }, { uploadPhoto }] = await loadPhotoCode()
    const fitted = await fitPhoto(file, limits)
    if (typeof fitted === 'string') throw new ApiError(0, { code: fitted, message: tErrors(fitted) })
    const options = { onProgress: () => undefined, headers: { [DEVICE_HEADER]: '1' } }
    const { id } = await uploadPhoto(fitted, options).result
    uploaded.current = { file, id }
    return id
  }
  const completeTask = async (file: File) => {
    if (!task) return
    setPhase({ name: 'sending' })
    const isRetry = uploaded.current?.file === file
    const body = { taskId: task.id, photoId: await uploadOnce(file), kidId }
    const sent = send<typeof sendFromDeviceContract>('POST', '/device/complete', { body })
    await sent.catch((error: unknown) => {
      // The server got the first try, and only its response was lost.
      if (!(isRetry && error instanceof ApiError && error.code === 'already_completed')) throw error
    })
    uploaded.current = null
    const name = kids.find(({ id }) => id === kidId)?.firstName ?? ''
    const thanks = t('thanks', { named: name ? 'yes' : 'no', name })
    setPhase({ name: 'sent', thanks })
    readAloud(`${thanks} ${t('thanksText')}`)
    void throwConfetti()
    onChange()
  }
  const sendFile = (file: File) =>
    completeTask(file).catch((error: unknown) => {
      const text = (error instanceof ApiError && error.message) || undefined
      setPhase({ name: 'failed', text, file })
      readAloud(text ?? t('offline'))
      // The task may be completed, or the device removed.
      onChange()
      // Without a connection, the code for photos cannot load either.
      if (!(error instanceof ApiError) && !isChunkLoadError(error)) throw error
    })
  const pick = ({ target }: ChangeEvent<HTMLInputElement>) => {
    const [file] = target.files ?? []
    // Allows choosing the same file again.
    target.value = ''
    if (file) void sendFile(file)
  }
  const retry = () => {
    if (phase.name === 'failed') void sendFile(phase.file)
  }
  const isAsking = phase.name === 'asking'
  const isStageOpen = !isAsking && phase.name !== 'idle'
  return { phase, input, isAsking, isStageOpen, start, choose, pick, retry, end }
}
