import { printedDrawings } from '@/components/challenges/printed-drawings'
import { binaryEndpoint, routes } from '@/lib/http/endpoint'
import { readBadgeMaterialContract } from '@/lib/materials/badges/contract'
import { readBadgeMaterial } from '@/lib/materials/badges/service'

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = routes(
  binaryEndpoint(readBadgeMaterialContract, ({ actor, params }) =>
    readBadgeMaterial(actor, params.file, printedDrawings),
  ),
)
