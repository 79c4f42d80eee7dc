'use client'

import { useEffect, useEffectEvent, useState } from 'react'
import { deleteSharedPhoto, readSharedPhoto } from '@/components/offline/shared-photo'
import { lazyClient } from '@/components/ui/lazy-client'
import type { OpenTask } from './shared-photo-dialog'

const loadDialog = () => import('./shared-photo-dialog')
const SharedPhotoDialog = lazyClient(() => loadDialog().then((module) => module.SharedPhotoDialog))

/**
 * Asks for which task a photo is that another app shared with this one. Photo and query stay until the user has
 * decided, for a reload.
 */
export function SharedPhoto({ tasks }: { tasks: readonly OpenTask[] }) {
  const [photo, setPhoto] = useState<File | null>(null)
  const read = useEffectEvent(async () => {
    if (!new URLSearchParams(window.location.search).has('shared')) return
    const [found] = await Promise.all([readSharedPhoto(), loadDialog()])
    if (found) setPhoto(found)
    else forgetQuery()
  })
  useEffect(() => void read().catch(() => undefined), [])
  const close = () => {
    setPhoto(null)
    forgetQuery()
    void deleteSharedPhoto()
  }
  return photo ? <SharedPhotoDialog photo={photo} tasks={tasks} onClose={close} /> : null
}

function forgetQuery() {
  window.history.replaceState(null, '', window.location.pathname)
}
