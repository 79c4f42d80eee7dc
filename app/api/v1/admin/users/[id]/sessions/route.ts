import { endUserSessionsContract, listUserSessionsContract } from '@/lib/admin/user-sessions/contract'
import { endUserSessions, readSessions } from '@/lib/admin/user-sessions/service'
import { endpoint, routes } from '@/lib/http/endpoint'

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = routes(
  endpoint(listUserSessionsContract, ({ actor, params }) => readSessions(actor, params.id)),
  endpoint(endUserSessionsContract, ({ actor, params }) => endUserSessions(actor, params.id)),
)
