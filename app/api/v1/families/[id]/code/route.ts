import { renewJoinCodeContract } from '@/lib/families/contract'
import { renewJoinCode } from '@/lib/families/joining/service'
import { endpoint, routes } from '@/lib/http/endpoint'

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = routes(
  endpoint(renewJoinCodeContract, ({ actor, params }) => renewJoinCode(actor, params.id)),
)
