import { acceptRequestContract, refuseRequestContract } from '@/lib/features/community/contract'
import { acceptRequest, refuseRequest } from '@/lib/features/community/service'
import { endpoint, routes } from '@/lib/platform/http/endpoint'

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = routes(
  endpoint(acceptRequestContract, ({ actor, params }) => acceptRequest(actor, params.familyId)),
  endpoint(refuseRequestContract, ({ actor, params }) => refuseRequest(actor, params.familyId)),
)
