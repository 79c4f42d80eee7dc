import { printedDrawings } from '@/components/challenges/printed-drawings'
import { onBytes, routes } from '@/lib/http/route'
import { readBadgeMaterialContract } from '@/lib/materials/badges/contract'
import { readBadgeMaterial } from '@/lib/materials/badges/service'

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = routes(
  onBytes(readBadgeMaterialContract, ({ actor, params }) =>
    readBadgeMaterial(actor, params.file, printedDrawings),
  ),
)
