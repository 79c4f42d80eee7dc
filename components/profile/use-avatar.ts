'use client'

import { useTranslations } from 'next-intl'
import { useEffect, useRef, useState } from 'react'
import { fitPhoto, type PhotoLimits } from '@/components/photos/fit-photo'
import { uploadPhoto } from '@/components/photos/upload-photo'
import { notify } from '@/components/shell/notify'
import type { updateUserContract } from '@/lib/features/users/contract'
import { ApiError, send } from '@/lib/platform/http/api-client'
import { useRouter } from '@/lib/platform/i18n/navigation'

type Phase = { name: 'idle' | 'preparing' | 'saving' | 'removing' } | { name: 'sending'; share: number }

type AvatarOptions = {
  userId: string
  avatar: string | null
  limits: PhotoLimits
}

/** Uploads the user's avatar optimistically. */
export function useAvatar({ userId, avatar, limits }: AvatarOptions) {
  const t = useTranslations('avatar')
  const errors = useTranslations('errors')
  const router = useRouter()
  const [phase, setPhase] = useState<Phase>({ name: 'idle' })
  const [chosen, setChosen] = useState<File | null>(null)
  const [problem, setProblem] = useState<string | null>(null)
  const [known, setKnown] = useState(avatar)
  if (known !== avatar) {
    setKnown(avatar)
    setChosen(null)
  }
  const running = useRef<{ cancel: () => void } | null>(null)
  useEffect(() => () => running.current?.cancel(), [])

  const save = (avatarPhotoId: string | null) =>
    send<typeof updateUserContract>('PUT', '/user/{id}', { params: { id: userId }, body: { avatarPhotoId } })

  const fail = (error: unknown) => {
    setChosen(null)
    if (!(error instanceof ApiError)) throw error
    if (error.code !== 'cancelled') setProblem(error.message || errors('network'))
  }

  const bring = async (file: File) => {
    setPhase({ name: 'preparing' })
    const fitted = await fitPhoto(file, limits)
    if (typeof fitted === 'string') return setProblem(errors(fitted))
    setChosen(fitted.file)
    setPhase({ name: 'sending', share: 0 })
    const sending = uploadPhoto(fitted, { onProgress: (share) => setPhase({ name: 'sending', share }) })
    running.current = sending
    const { id } = await sending.result
    setPhase({ name: 'saving' })
    await save(id)
    done('saved')
  }

  const done = (text: 'saved' | 'removed') => {
    void notify('success', t(text))
    router.refresh()
  }

  /** Also after errors. */
  const work = async (change: () => Promise<void>) => {
    setProblem(null)
    await change().catch(fail)
    running.current = null
    setPhase({ name: 'idle' })
  }

  const put = (file: File) => work(() => bring(file))
  const remove = () =>
    work(async () => {
      setPhase({ name: 'removing' })
      await save(null)
      setChosen(null)
      done('removed')
    })

  return { phase, chosen, problem, put, remove }
}
