import { endpoint, routes } from '@/lib/http/endpoint'
import { addMaterialContract } from '@/lib/materials/uploads/contract'
import { addMaterial } from '@/lib/materials/uploads/service'

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = routes(endpoint(addMaterialContract, addMaterial))
