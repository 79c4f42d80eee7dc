import { verifyEmailContract } from '@/lib/features/auth/recovery/contract'
import { verifyEmail } from '@/lib/features/auth/recovery/service'
import { endpoint, routes } from '@/lib/platform/http/endpoint'

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = routes(
  endpoint(verifyEmailContract, ({ actor, body }) => verifyEmail(actor, body.token)),
)
