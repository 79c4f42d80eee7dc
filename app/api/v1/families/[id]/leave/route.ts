import { leaveFamilyContract } from '@/lib/features/families/membership/contract'
import { leaveFamily } from '@/lib/features/families/membership/service'
import { endpoint, routes } from '@/lib/platform/http/endpoint'

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = routes(
  endpoint(leaveFamilyContract, ({ actor, params, body }) => leaveFamily(actor, params.id, body)),
)
