import { resetPasswordContract } from '@/lib/features/auth/recovery/contract'
import { resetPassword } from '@/lib/features/auth/recovery/service'
import { endpoint, routes } from '@/lib/platform/http/endpoint'

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = routes(
  endpoint(resetPasswordContract, ({ body }) => resetPassword(body)),
)
