import { createFamilyContract } from '@/lib/families/contract'
import { createFamily } from '@/lib/families/service'
import { endpoint, routes } from '@/lib/http/endpoint'

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = routes(
  endpoint(createFamilyContract, ({ actor, body }) => createFamily(actor, body)),
)
