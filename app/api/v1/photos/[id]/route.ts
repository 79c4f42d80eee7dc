import { readPhotoContract } from '@/lib/features/photos/contract'
import { readPhoto } from '@/lib/features/photos/service'
import { binaryEndpoint, routes } from '@/lib/platform/http/endpoint'

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = routes(binaryEndpoint(readPhotoContract, readPhoto))
