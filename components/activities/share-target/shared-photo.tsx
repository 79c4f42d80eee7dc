'use client'

import { useEffect, useEffectEvent, useState } from 'react'
import { takeSharedPhoto } from '@/components/offline/shared-photo'
import { lazyClient } from '@/components/ui/lazy-client'
import type { OpenTask } from './shared-photo-dialog'

const SharedPhotoDialog = lazyClient(() =>
  import('./shared-photo-dialog').then((module) => module.SharedPhotoDialog),
)

/** Asks for which task a photo is that another app shared with this one. */
export function SharedPhoto({ tasks }: { tasks: readonly OpenTask[] }) {
  const [photo, setPhoto] = useState<File | null>(null)
  const take = useEffectEvent(async () => {
    if (!new URLSearchParams(window.location.search).has('shared')) return
    window.history.replaceState(null, '', window.location.pathname)
    setPhoto(await takeSharedPhoto().catch(() => null))
  })
  useEffect(() => void take(), [])
  return photo ? <SharedPhotoDialog photo={photo} tasks={tasks} onClose={() => setPhoto(null)} /> : null
}
