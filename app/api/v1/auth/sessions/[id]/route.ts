import { endSessionContract } from '@/lib/auth/sessions/contract'
import { endSession } from '@/lib/auth/sessions/service'
import { endpoint, routes } from '@/lib/http/endpoint'

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = routes(
  endpoint(endSessionContract, ({ actor, params }) => endSession(actor, params.id)),
)
