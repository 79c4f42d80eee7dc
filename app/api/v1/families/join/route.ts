import { joinFamilyContract } from '@/lib/families/contract'
import { joinFamily } from '@/lib/families/joining/service'
import { endpoint, routes } from '@/lib/http/endpoint'

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = routes(
  endpoint(joinFamilyContract, ({ actor, body }) => joinFamily(actor, body.uniqueCode)),
)
