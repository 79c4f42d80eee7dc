import { forgotPasswordContract } from '@/lib/features/auth/recovery/contract'
import { forgotPassword } from '@/lib/features/auth/recovery/service'
import { endpoint, routes } from '@/lib/platform/http/endpoint'

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = routes(
  endpoint(forgotPasswordContract, ({ body }) => forgotPassword(body.email)),
)
