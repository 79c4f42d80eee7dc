import { removeMaterialContract, renameMaterialContract } from '@/lib/features/materials/uploads/contract'
import { removeMaterial, renameMaterial } from '@/lib/features/materials/uploads/service'
import { endpoint, routes } from '@/lib/platform/http/endpoint'

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = routes(
  endpoint(renameMaterialContract, ({ actor, params, body }) => renameMaterial(actor, params, body)),
  endpoint(removeMaterialContract, ({ actor, params }) => removeMaterial(actor, params)),
)
