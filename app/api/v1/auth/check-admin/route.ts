import { checkAdminContract } from '@/lib/auth/contract'
import { on, routes } from '@/lib/http/route'

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = routes(
  on(checkAdminContract, async ({ actor }) => ({ isAdmin: actor.isAdmin })),
)
