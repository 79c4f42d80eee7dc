import { acceptRequestContract, refuseRequestContract } from '@/lib/community/contract'
import { acceptRequest, refuseRequest } from '@/lib/community/service'
import { on, routes } from '@/lib/http/route'

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = routes(
  on(acceptRequestContract, ({ actor, params }) => acceptRequest(actor, params.familyId)),
  on(refuseRequestContract, ({ actor, params }) => refuseRequest(actor, params.familyId)),
)
