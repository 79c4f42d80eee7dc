import { joinFamilyContract } from '@/lib/features/families/contract'
import { joinFamily } from '@/lib/features/families/joining/service'
import { endpoint, routes } from '@/lib/platform/http/endpoint'

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = routes(
  endpoint(joinFamilyContract, ({ actor, body }) => joinFamily(actor, body.uniqueCode)),
)
