import { endSessionsOfContract, listSessionsOfContract } from '@/lib/admin/user-sessions/contract'
import { endSessionsOf, readSessions } from '@/lib/admin/user-sessions/service'
import { on, routes } from '@/lib/http/route'

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = routes(
  on(listSessionsOfContract, ({ actor, params }) => readSessions(actor, params.id)),
  on(endSessionsOfContract, ({ actor, params }) => endSessionsOf(actor, params.id)),
)
