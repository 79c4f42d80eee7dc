import { logoutContract } from '@/lib/auth/contract'
import { logout } from '@/lib/auth/service'
import { endpoint, routes } from '@/lib/http/endpoint'

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = routes(
  endpoint(logoutContract, ({ actor }) => logout(actor)),
)
