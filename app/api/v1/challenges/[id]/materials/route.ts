import { on, routes } from '@/lib/http/route'
import { addMaterialContract } from '@/lib/materials/uploads/contract'
import { addMaterial } from '@/lib/materials/uploads/service'

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = routes(on(addMaterialContract, addMaterial))
