import { createFamilyContract } from '@/lib/features/families/contract'
import { createFamily } from '@/lib/features/families/service'
import { endpoint, routes } from '@/lib/platform/http/endpoint'

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = routes(
  endpoint(createFamilyContract, ({ actor, body }) => createFamily(actor, body)),
)
