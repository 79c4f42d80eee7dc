import { loginContract } from '@/lib/features/auth/contract'
import { notifyBlockedOwner } from '@/lib/features/auth/lockout/service'
import { login } from '@/lib/features/auth/service'
import { findLoginAccount } from '@/lib/features/users/service'
import { endpointWithPrefetch, routes } from '@/lib/platform/http/endpoint'

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = routes(
  endpointWithPrefetch(
    loginContract,
    ({ body }) => findLoginAccount(body.email),
    ({ body, caller }, found) => login(body, caller, found),
    notifyBlockedOwner,
  ),
)
