import { leaveFamilyContract } from '@/lib/families/departure/contract'
import { leaveFamily } from '@/lib/families/departure/service'
import { on, routes } from '@/lib/http/route'

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = routes(
  on(leaveFamilyContract, ({ actor, params, body }) => leaveFamily(actor, params.id, body)),
)
