import { loginContract } from '@/lib/auth/contract'
import { notifyBlockedOwner } from '@/lib/auth/lockout/service'
import { login } from '@/lib/auth/service'
import { onFound, routes } from '@/lib/http/route'
import { findLoginAccount } from '@/lib/users/service'

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = routes(
  onFound(
    loginContract,
    ({ body }) => findLoginAccount(body.email),
    ({ body, caller }, found) => login(body, caller, found),
    notifyBlockedOwner,
  ),
)
