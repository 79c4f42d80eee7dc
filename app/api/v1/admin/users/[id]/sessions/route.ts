import {
  endUserSessionsContract,
  readUserSessionsContract,
} from '@/lib/features/admin/user-sessions/contract'
import { endUserSessions, readUserSessions } from '@/lib/features/admin/user-sessions/service'
import { endpoint, routes } from '@/lib/platform/http/endpoint'

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = routes(
  endpoint(readUserSessionsContract, ({ actor, params }) => readUserSessions(actor, params.id)),
  endpoint(endUserSessionsContract, ({ actor, params }) => endUserSessions(actor, params.id)),
)
