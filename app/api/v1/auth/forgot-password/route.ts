import { forgotPasswordContract } from '@/lib/auth/recovery/contract'
import { forgotPassword } from '@/lib/auth/recovery/service'
import { endpoint, routes } from '@/lib/http/endpoint'

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = routes(
  endpoint(forgotPasswordContract, ({ body }) => forgotPassword(body.email)),
)
