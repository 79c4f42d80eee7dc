import { resetPasswordContract } from '@/lib/auth/recovery/contract'
import { resetPassword } from '@/lib/auth/recovery/service'
import { on, routes } from '@/lib/http/route'

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = routes(
  on(resetPasswordContract, ({ body }) => resetPassword(body)),
)
