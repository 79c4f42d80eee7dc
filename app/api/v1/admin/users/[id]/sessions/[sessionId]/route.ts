import { endUserSessionContract } from '@/lib/admin/user-sessions/contract'
import { endUserSession } from '@/lib/admin/user-sessions/service'
import { endpoint, routes } from '@/lib/http/endpoint'

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = routes(
  endpoint(endUserSessionContract, ({ actor, params }) => endUserSession(actor, params.id, params.sessionId)),
)
