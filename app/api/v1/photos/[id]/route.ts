import { binaryEndpoint, routes } from '@/lib/http/endpoint'
import { readPhotoContract } from '@/lib/photos/contract'
import { readPhoto } from '@/lib/photos/service'

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = routes(binaryEndpoint(readPhotoContract, readPhoto))
