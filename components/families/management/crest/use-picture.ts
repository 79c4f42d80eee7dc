'use client'

import { useEffect, useRef, useState } from 'react'
import type { updateFamilyContract } from '@/lib/features/families/contract'
import type { uploadPhotoContract } from '@/lib/features/photos/contract'
import { ApiError, buildApiUrl, send } from '@/lib/platform/http/client'
import type { Data } from '@/lib/platform/http/contract'
import { upload } from '@/lib/platform/http/upload'

type Uploaded = Data<typeof uploadPhotoContract>

/**
 * Uploads a file and sets it as the family's picture. A retry after an error of the second request reuses the upload.
 * `share` is the upload's progress, null without one.
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
      // The server may have deleted the uploaded photo: the retry uploads it again.
      if (error instanceof ApiError && error.status > 0) kept.current = null
      throw error
    })

  return {
    share,
    /** Null removes the picture. */
    change: async (file: File | null) => put(file && (await bring(file))),
  }
}
