import { signInContract } from '@/lib/features/auth/contract'
import { notifyBlockedOwner } from '@/lib/features/auth/failed-sign-ins/service'
import { signIn } from '@/lib/features/auth/sign-in/service'
import { endpoint, routes } from '@/lib/platform/http/endpoint'

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = routes(
  endpoint(signInContract, ({ body, context }) => signIn(body, context), notifyBlockedOwner),
)
