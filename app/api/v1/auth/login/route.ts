import { signInContract } from '@/lib/features/auth/contract'
import { notifySignInBlocked } from '@/lib/features/auth/failed-sign-ins/service'
import { signInWithPassword } from '@/lib/features/auth/sign-in/service'
import { endpoint, routes } from '@/lib/platform/http/endpoint'

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = routes(
  endpoint(signInContract, ({ body, context }) => signInWithPassword(body, context), notifySignInBlocked),
)
