import { renewJoinCodeContract } from '@/lib/features/families/contract'
import { renewJoinCode } from '@/lib/features/families/joining/service'
import { endpoint, routes } from '@/lib/platform/http/endpoint'

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = routes(
  endpoint(renewJoinCodeContract, ({ actor, params }) => renewJoinCode(actor, params.id)),
)
