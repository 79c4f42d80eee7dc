import type { uploadPhotoContract } from '@/lib/features/photos/contract'
import { ApiError, buildApiUrl } from '@/lib/platform/http/api-client'
import type { Data } from '@/lib/platform/http/contract'
import { upload } from '@/lib/platform/http/upload'
import type { LocalPhoto } from './fit-photo'
import { redrawPhoto } from './redraw-photo'

export type UploadedPhoto = Data<typeof uploadPhotoContract> & Pick<LocalPhoto, 'isReencoded'>

type UploadOptions = {
  onProgress: (share: number) => void
  account?: string
  headers?: Record<string, string>
}

/**
 * Uploads a photo, and once more as this browser's JPEG when the server cannot read it. Rejects as `upload` does, with
 * code `photo_not_accepted` when the browser cannot draw the photo either.
 */
export function uploadPhoto(photo: LocalPhoto, { onProgress, ...options }: UploadOptions) {
  let cancel: () => void = () => undefined
  const uploadOnce = async ({ file, isReencoded }: LocalPhoto): Promise<UploadedPhoto> => {
    const path = buildApiUrl('/photos')
    const request = upload<Data<typeof uploadPhotoContract>>(path, file, onProgress, options)
    cancel = request.cancel
    return { ...(await request.result), isReencoded }
  }
  const uploadRedrawn = async (error: unknown) => {
    if (photo.isReencoded || !(error instanceof ApiError) || error.code !== 'photo_not_accepted') throw error
    const file = await redrawPhoto(photo.file)
    if (!file) throw error
    return uploadOnce({ file, isReencoded: true })
  }
  return { result: uploadOnce(photo).catch(uploadRedrawn), cancel: () => cancel() }
}
