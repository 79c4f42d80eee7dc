'use client'

import { useEffect, useRef, useState } from 'react'
import type { updateFamilyContract } from '@/lib/families/contract'
import { ApiError, buildApiUrl, send } from '@/lib/http/client'
import type { Data } from '@/lib/http/contract'
import { upload } from '@/lib/http/upload'
import type { uploadPhotoContract } from '@/lib/photos/contract'

type Uploaded = Data<typeof uploadPhotoContract>

/**
 * Sends a file and makes it the family's picture. When only the second step fails, the next try uses the photo that the
 * server already has. `share` is how much of the file is there, null while none is on its way.
 */
export function usePicture(familyId: string) {
  const [share, setShare] = useState<number | null>(null)
  const kept = useRef<{ file: File; id: string } | null>(null)
  const running = useRef<{ cancel: () => void } | null>(null)
  useEffect(() => () => running.current?.cancel(), [])

  const bring = async (file: File): Promise<string> => {
    if (kept.current?.file === file) return kept.current.id
    setShare(0)
    const sending = upload<Uploaded>(buildApiUrl('/photos'), file, setShare)
    running.current = sending
    try {
      const { id } = await sending.result
      kept.current = { file, id }
      return id
    } finally {
      running.current = null
      setShare(null)
    }
  }

  const put = (avatarPhotoId: string | null) =>
    send<typeof updateFamilyContract>('PUT', '/families/{id}', {
      params: { id: familyId },
      body: { avatarPhotoId },
    }).catch((error: unknown) => {
      // What was refused may be the kept photo, swept meanwhile: the next try sends the file again.
      if (error instanceof ApiError && error.status > 0) kept.current = null
      throw error
    })

  return {
    share,
    /** Null takes the picture away. */
    change: async (file: File | null) => put(file && (await bring(file))),
  }
}
