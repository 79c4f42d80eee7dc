import { confirmOwnerContract } from '@/lib/features/auth/confirmation/contract'
import { confirmOwner } from '@/lib/features/auth/confirmation/service'
import { endpoint, routes } from '@/lib/platform/http/endpoint'

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = routes(
  endpoint(confirmOwnerContract, ({ actor, body }) => confirmOwner(actor, body)),
)
