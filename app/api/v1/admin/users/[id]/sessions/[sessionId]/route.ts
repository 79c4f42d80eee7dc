import { endUserSessionContract } from '@/lib/features/admin/user-sessions/contract'
import { endUserSession } from '@/lib/features/admin/user-sessions/service'
import { endpoint, routes } from '@/lib/platform/http/endpoint'

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = routes(
  endpoint(endUserSessionContract, ({ actor, params }) => endUserSession(actor, params.id, params.sessionId)),
)
