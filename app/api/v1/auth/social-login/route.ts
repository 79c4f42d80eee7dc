import { socialLoginContract } from '@/lib/auth/social/contract'
import { socialLogin } from '@/lib/auth/social/service'
import { endpoint, routes } from '@/lib/http/endpoint'

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = routes(
  endpoint(socialLoginContract, ({ body, caller }) => socialLogin(body, caller)),
)
