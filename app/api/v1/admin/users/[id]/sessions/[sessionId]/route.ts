import { endSessionOfContract } from '@/lib/admin/user-sessions/contract'
import { endSessionOf } from '@/lib/admin/user-sessions/service'
import { on, routes } from '@/lib/http/route'

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = routes(
  on(endSessionOfContract, ({ actor, params }) => endSessionOf(actor, params.id, params.sessionId)),
)
