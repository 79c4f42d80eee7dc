import { endSessionContract } from '@/lib/auth/sessions/contract'
import { endSession } from '@/lib/auth/sessions/service'
import { on, routes } from '@/lib/http/route'

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = routes(
  on(endSessionContract, ({ actor, params }) => endSession(actor, params.id)),
)
