import { verifyEmailContract } from '@/lib/auth/recovery/contract'
import { verifyEmail } from '@/lib/auth/recovery/service'
import { on, routes } from '@/lib/http/route'

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = routes(
  on(verifyEmailContract, ({ actor, body }) => verifyEmail(actor, body.token)),
)
