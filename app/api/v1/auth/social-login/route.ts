import { socialLoginContract } from '@/lib/features/auth/social/contract'
import { socialLogin } from '@/lib/features/auth/social/service'
import { endpoint, routes } from '@/lib/platform/http/endpoint'

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = routes(
  endpoint(socialLoginContract, ({ body, caller }) => socialLogin(body, caller)),
)
