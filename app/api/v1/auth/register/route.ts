import { registerContract } from '@/lib/features/auth/contract'
import { register } from '@/lib/features/auth/service'
import { endpoint, routes } from '@/lib/platform/http/endpoint'

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = routes(
  endpoint(registerContract, ({ body, context }) => register(body, context)),
)
