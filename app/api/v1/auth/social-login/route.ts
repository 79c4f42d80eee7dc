import { socialLoginContract } from '@/lib/auth/social/contract'
import { socialLogin } from '@/lib/auth/social/service'
import { on, routes } from '@/lib/http/route'

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = routes(
  on(socialLoginContract, ({ body, caller }) => socialLogin(body, caller)),
)
