import { uploadPhotoContract } from '@/lib/features/photos/contract'
import { uploadPhoto } from '@/lib/features/photos/service'
import { endpoint, routes } from '@/lib/platform/http/endpoint'

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = routes(
  endpoint(uploadPhotoContract, ({ actor, body }) => uploadPhoto(actor, body.file)),
)
