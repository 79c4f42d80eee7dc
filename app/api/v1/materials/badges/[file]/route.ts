import { printedDrawings } from '@/components/challenges/printed-drawings'
import { readBadgeMaterialContract } from '@/lib/features/materials/badges/contract'
import { readBadgeMaterial } from '@/lib/features/materials/badges/service'
import { binaryEndpoint, routes } from '@/lib/platform/http/endpoint'
import { createPrinter } from '../../../printer'

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = routes(
  binaryEndpoint(readBadgeMaterialContract, ({ actor, params, signal }) =>
    readBadgeMaterial(actor, params.file, { print: createPrinter(signal), drawings: printedDrawings }),
  ),
)
