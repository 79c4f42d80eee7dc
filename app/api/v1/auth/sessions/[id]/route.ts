import { endSessionContract } from '@/lib/features/auth/sessions/contract'
import { endSession } from '@/lib/features/auth/sessions/service'
import { endpoint, routes } from '@/lib/platform/http/endpoint'

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = routes(
  endpoint(endSessionContract, ({ actor, params }) => endSession(actor, params.id)),
)
