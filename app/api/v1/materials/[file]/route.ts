import { readMaterialContract } from '@/lib/features/materials/contract'
import { readMaterial } from '@/lib/features/materials/service'
import { binaryEndpoint, routes } from '@/lib/platform/http/endpoint'
import { createPrinter } from '../../printer'

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = routes(
  binaryEndpoint(readMaterialContract, ({ actor, params, signal }) =>
    readMaterial(actor, params.file, createPrinter(signal)),
  ),
)
