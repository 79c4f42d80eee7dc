import { resetPasswordContract } from '@/lib/auth/recovery/contract'
import { resetPassword } from '@/lib/auth/recovery/service'
import { endpoint, routes } from '@/lib/http/endpoint'

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = routes(
  endpoint(resetPasswordContract, ({ body }) => resetPassword(body)),
)
