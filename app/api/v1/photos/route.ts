import { on, routes } from '@/lib/http/route'
import { uploadPhotoContract } from '@/lib/photos/contract'
import { uploadPhoto } from '@/lib/photos/service'

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = routes(
  on(uploadPhotoContract, ({ actor, body }) => uploadPhoto(actor, body.file)),
)
