import type { uploadPhotoContract } from '@/lib/features/photos/contract'
import { ApiError, buildApiUrl } from '@/lib/platform/http/client'
import type { Data } from '@/lib/platform/http/contract'
import { upload } from '@/lib/platform/http/upload'
import type { FittedPhoto } from './fit-photo'
import { redrawPhoto } from './redraw-photo'

export type UploadedPhoto = Data<typeof uploadPhotoContract>

type UploadOptions = {
  onProgress: (share: number) => void
  account?: string
  headers?: Record<string, string>
}

type Upload = {
  result: Promise<{ uploaded: UploadedPhoto; photo: FittedPhoto }>
  cancel: () => void
}

/**
 * Uploads a photo, if needed redrawn as a JPEG. Rejects as `upload` does, with code `photo_not_accepted` when the
 * browser cannot draw it either.
 */
export function uploadPhoto(photo: FittedPhoto, { onProgress, ...options }: UploadOptions): Upload {
  let cancel: () => void = () => undefined
  const bring = async (sent: FittedPhoto) => {
    const sending = upload<UploadedPhoto>(buildApiUrl('/photos'), sent.file, onProgress, options)
    cancel = sending.cancel
    return { uploaded: await sending.result, photo: sent }
  }
  const bringRedrawn = async (error: unknown) => {
    if (photo.shrunk || !(error instanceof ApiError) || error.code !== 'photo_not_accepted') throw error
    const file = await redrawPhoto(photo.file)
    if (!file) throw error
    return bring({ file, shrunk: true })
  }
  return { result: bring(photo).catch(bringRedrawn), cancel: () => cancel() }
}
