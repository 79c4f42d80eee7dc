import { loginContract } from '@/lib/features/auth/contract'
import { notifyBlockedOwner } from '@/lib/features/auth/lockout/service'
import { login } from '@/lib/features/auth/sign-in/service'
import { endpoint, routes } from '@/lib/platform/http/endpoint'

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = routes(
  endpoint(loginContract, ({ body, caller }) => login(body, caller), notifyBlockedOwner),
)
