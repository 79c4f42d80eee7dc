import { createFamilyContract } from '@/lib/families/contract'
import { createFamily } from '@/lib/families/service'
import { on, routes } from '@/lib/http/route'

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = routes(
  on(createFamilyContract, ({ actor, body }) => createFamily(actor, body)),
)
