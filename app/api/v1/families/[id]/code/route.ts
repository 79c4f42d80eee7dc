import { renewJoinCodeContract } from '@/lib/families/contract'
import { renewJoinCode } from '@/lib/families/joining/service'
import { on, routes } from '@/lib/http/route'

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = routes(
  on(renewJoinCodeContract, ({ actor, params }) => renewJoinCode(actor, params.id)),
)
