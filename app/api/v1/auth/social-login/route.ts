import { socialSignInContract } from '@/lib/features/auth/social/contract'
import { socialSignIn } from '@/lib/features/auth/social/service'
import { endpoint, routes } from '@/lib/platform/http/endpoint'

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = routes(
  endpoint(socialSignInContract, ({ body, context }) => socialSignIn(body, context)),
)
