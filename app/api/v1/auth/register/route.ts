import { registerContract } from '@/lib/auth/contract'
import { register } from '@/lib/auth/service'
import { endpoint, routes } from '@/lib/http/endpoint'

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = routes(
  endpoint(registerContract, ({ body, caller }) => register(body, caller)),
)
