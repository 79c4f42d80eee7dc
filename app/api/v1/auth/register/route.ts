import { registerContract } from '@/lib/auth/contract'
import { register } from '@/lib/auth/service'
import { on, routes } from '@/lib/http/route'

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = routes(
  on(registerContract, ({ body, caller }) => register(body, caller)),
)
