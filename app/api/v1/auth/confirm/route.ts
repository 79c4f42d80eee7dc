import { confirmContract } from '@/lib/auth/confirmation/contract'
import { confirmOwner } from '@/lib/auth/confirmation/service'
import { endpoint, routes } from '@/lib/http/endpoint'

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = routes(
  endpoint(confirmContract, ({ actor, body }) => confirmOwner(actor, body)),
)
