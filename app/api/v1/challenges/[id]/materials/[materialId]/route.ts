import { on, routes } from '@/lib/http/route'
import { removeMaterialContract, renameMaterialContract } from '@/lib/materials/uploads/contract'
import { removeMaterial, renameMaterial } from '@/lib/materials/uploads/service'

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = routes(
  on(renameMaterialContract, renameMaterial),
  on(removeMaterialContract, removeMaterial),
)
