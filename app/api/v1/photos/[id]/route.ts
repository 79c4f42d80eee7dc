import { onBytes, routes } from '@/lib/http/route'
import { readPhotoContract } from '@/lib/photos/contract'
import { readPhoto } from '@/lib/photos/service'

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = routes(onBytes(readPhotoContract, readPhoto))
