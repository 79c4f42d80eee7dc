import { acceptRequestContract, refuseRequestContract } from '@/lib/community/contract'
import { acceptRequest, refuseRequest } from '@/lib/community/service'
import { endpoint, routes } from '@/lib/http/endpoint'

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = routes(
  endpoint(acceptRequestContract, ({ actor, params }) => acceptRequest(actor, params.familyId)),
  endpoint(refuseRequestContract, ({ actor, params }) => refuseRequest(actor, params.familyId)),
)
