import { signInOnceContract } from '@/lib/features/auth/one-time-sign-in/contract'
import { signInOnce } from '@/lib/features/auth/one-time-sign-in/service'
import { endpoint, routes } from '@/lib/platform/http/endpoint'

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = routes(
  endpoint(signInOnceContract, ({ body, context }) => signInOnce(body, context)),
)
