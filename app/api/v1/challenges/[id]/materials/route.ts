import { addMaterialContract } from '@/lib/features/materials/uploads/contract'
import { addMaterial } from '@/lib/features/materials/uploads/service'
import { endpoint, routes } from '@/lib/platform/http/endpoint'

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = routes(
  endpoint(addMaterialContract, ({ actor, params, body }) => addMaterial(actor, params.id, body)),
)
