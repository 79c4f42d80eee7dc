import { forgotPasswordContract } from '@/lib/auth/recovery/contract'
import { forgotPassword } from '@/lib/auth/recovery/service'
import { on, routes } from '@/lib/http/route'

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = routes(
  on(forgotPasswordContract, ({ body }) => forgotPassword(body.email)),
)
