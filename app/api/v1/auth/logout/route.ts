import { logoutContract } from '@/lib/features/auth/contract'
import { logout } from '@/lib/features/auth/service'
import { endpoint, routes } from '@/lib/platform/http/endpoint'

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = routes(
  endpoint(logoutContract, ({ actor }) => logout(actor)),
)
