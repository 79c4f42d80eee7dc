import { readPhoto } from '@/lib/features/feed/visibility/service'
import { readPhotoContract } from '@/lib/features/photos/contract'
import { binaryEndpoint, routes } from '@/lib/platform/http/endpoint'

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = routes(binaryEndpoint(readPhotoContract, readPhoto))
