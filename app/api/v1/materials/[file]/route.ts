import { printedDrawings } from '@/components/challenges/printed-drawings'
import { binaryEndpoint, routes } from '@/lib/http/endpoint'
import { readMaterialContract } from '@/lib/materials/contract'
import { readMaterial } from '@/lib/materials/service'

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = routes(
  binaryEndpoint(readMaterialContract, ({ actor, params }) =>
    readMaterial(actor, params.file, printedDrawings),
  ),
)
