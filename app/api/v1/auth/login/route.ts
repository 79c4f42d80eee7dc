import { loginContract } from '@/lib/auth/contract'
import { notifyBlockedOwner } from '@/lib/auth/lockout/service'
import { login } from '@/lib/auth/service'
import { endpointWithPrefetch, routes } from '@/lib/http/endpoint'
import { findLoginAccount } from '@/lib/users/service'

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = routes(
  endpointWithPrefetch(
    loginContract,
    ({ body }) => findLoginAccount(body.email),
    ({ body, caller }, found) => login(body, caller, found),
    notifyBlockedOwner,
  ),
)
