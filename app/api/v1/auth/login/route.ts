import { loginContract } from '@/lib/auth/contract'
import { login } from '@/lib/auth/service'
import { on, routes } from '@/lib/http/route'

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = routes(
  on(loginContract, ({ body, caller }) => login(body, caller)),
)
