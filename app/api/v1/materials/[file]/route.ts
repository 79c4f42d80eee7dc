import { printedDrawings } from '@/components/challenges/printed-drawings'
import { onBytes, routes } from '@/lib/http/route'
import { readMaterialContract } from '@/lib/materials/contract'
import { readMaterial } from '@/lib/materials/service'

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = routes(
  onBytes(readMaterialContract, ({ actor, params }) => readMaterial(actor, params.file, printedDrawings)),
)
