import { endpoint, routes } from '@/lib/http/endpoint'
import { removeMaterialContract, renameMaterialContract } from '@/lib/materials/uploads/contract'
import { removeMaterial, renameMaterial } from '@/lib/materials/uploads/service'

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = routes(
  endpoint(renameMaterialContract, renameMaterial),
  endpoint(removeMaterialContract, removeMaterial),
)
