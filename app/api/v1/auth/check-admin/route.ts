import { checkAdminContract } from '@/lib/auth/contract'
import { endpoint, routes } from '@/lib/http/endpoint'

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = routes(
  endpoint(checkAdminContract, async ({ actor }) => ({ isAdmin: actor.isAdmin })),
)
