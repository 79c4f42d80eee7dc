import { logoutContract } from '@/lib/auth/contract'
import { logout } from '@/lib/auth/service'
import { on, routes } from '@/lib/http/route'

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = routes(
  on(logoutContract, ({ actor }) => logout(actor)),
)
