import {
  endUserSessionsContract,
  listUserSessionsContract,
} from '@/lib/features/admin/user-sessions/contract'
import { endUserSessions, readSessions } from '@/lib/features/admin/user-sessions/service'
import { endpoint, routes } from '@/lib/platform/http/endpoint'

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = routes(
  endpoint(listUserSessionsContract, ({ actor, params }) => readSessions(actor, params.id)),
  endpoint(endUserSessionsContract, ({ actor, params }) => endUserSessions(actor, params.id)),
)
