'use client'

import { useEffect, useRef, useState } from 'react'
import type { LocalPhoto } from '@/components/photos/fit-photo'
import { uploadPhoto } from '@/components/photos/upload-photo'
import type { updateFamilyContract } from '@/lib/features/families/contract'
import { ApiError, send } from '@/lib/platform/http/api-client'

/** Uploads the family's picture; a retry reuses the upload. */
export function usePicture(familyId: string) {
  const [share, setShare] = useState<number | null>(null)
  const kept = useRef<{ photo: LocalPhoto; id: string } | null>(null)
  const running = useRef<{ cancel: () => void } | null>(null)
  useEffect(() => () => running.current?.cancel(), [])

  const bring = async (photo: LocalPhoto): Promise<string> => {
    if (kept.current?.photo === photo) return kept.current.id
    setShare(0)
    const sending = uploadPhoto(photo, { onProgress: setShare })
    running.current = sending
    try {
      const { id } = await sending.result
      kept.current = { photo, id }
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
      // The server may have deleted the photo.
      if (error instanceof ApiError && error.status > 0) kept.current = null
      throw error
    })

  return {
    share,
    /** Null removes the picture. */
    change: async (photo: LocalPhoto | null) => put(photo && (await bring(photo))),
  }
}
