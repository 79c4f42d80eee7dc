import { endpoint, routes } from '@/lib/http/endpoint'
import { uploadPhotoContract } from '@/lib/photos/contract'
import { uploadPhoto } from '@/lib/photos/service'

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = routes(
  endpoint(uploadPhotoContract, ({ actor, body }) => uploadPhoto(actor, body.file)),
)
