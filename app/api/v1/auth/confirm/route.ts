import { confirmContract } from '@/lib/auth/confirmation/contract'
import { confirmOwner } from '@/lib/auth/confirmation/service'
import { on, routes } from '@/lib/http/route'

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = routes(
  on(confirmContract, ({ actor, body }) => confirmOwner(actor, body)),
)
