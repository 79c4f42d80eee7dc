import { checkAdminContract } from '@/lib/features/auth/contract'
import { endpoint, routes } from '@/lib/platform/http/endpoint'

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = routes(
  endpoint(checkAdminContract, async ({ actor }) => ({ isAdmin: actor.hasAdminRole })),
)
