'use client'

import { useEffect, useEffectEvent, useState } from 'react'
import { deleteSharedPhoto, readSharedPhoto } from '@/components/offline/shared-photo'
import { lazyClient } from '@/components/ui/lazy-client'
import type { OpenTask } from './shared-photo-dialog'

const loadDialog = () => import('./shared-photo-dialog')
const SharedPhotoDialog = lazyClient(() => loadDialog().then((module) => module.SharedPhotoDialog))

/** Asks for which task a photo is that another app shared. The photo survives a reload and a sign-in. */
export function SharedPhoto({ account, tasks }: { account: string; tasks: readonly OpenTask[] }) {
  const [photo, setPhoto] = useState<File | null>(null)
  const read = useEffectEvent(async () => {
    const found = await readSharedPhoto(account)
    if (!found) return forgetQuery()
    await loadDialog()
    setPhoto(found)
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
  if (!new URLSearchParams(window.location.search).has('shared')) return
  window.history.replaceState(null, '', window.location.pathname)
}
