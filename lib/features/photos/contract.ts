import { defineContract } from '@/lib/platform/http/contract'
import { idParams } from '@/lib/platform/http/fields'
import { PHOTO_MAX_BYTES } from './rules'
import { photo, photoQuery, photoUpload } from './schema'

const MULTIPART_OVERHEAD = 64 * 1024

export const uploadPhotoContract = defineContract({
  method: 'POST',
  path: '/photos',
  access: 'user-or-device',
  tag: 'photos',
  summary: 'Upload a photo; it is turned upright and re-encoded without metadata',
  body: photoUpload,
  multipart: { maxBytes: PHOTO_MAX_BYTES + MULTIPART_OVERHEAD, tooLarge: 'photo_too_large' },
  response: photo,
  status: 201,
  rateLimit: 'upload',
  errors: ['photo_too_large', 'photo_not_accepted', 'storage_quota_exceeded'],
})

export const readPhotoContract = defineContract({
  method: 'GET',
  path: '/photos/{id}',
  access: 'user',
  tag: 'photos',
  summary: 'The bytes of a photo, for users who may see the object that uses it',
  params: idParams('id'),
  query: photoQuery,
  produces: 'image/webp',
  errors: ['not_found'],
})
