import { verifyEmailContract } from '@/lib/auth/recovery/contract'
import { verifyEmail } from '@/lib/auth/recovery/service'
import { endpoint, routes } from '@/lib/http/endpoint'

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = routes(
  endpoint(verifyEmailContract, ({ actor, body }) => verifyEmail(actor, body.token)),
)
