import { leaveFamilyContract } from '@/lib/families/membership/contract'
import { leaveFamily } from '@/lib/families/membership/service'
import { endpoint, routes } from '@/lib/http/endpoint'

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = routes(
  endpoint(leaveFamilyContract, ({ actor, params, body }) => leaveFamily(actor, params.id, body)),
)
