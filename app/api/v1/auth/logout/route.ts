import { signOutContract } from '@/lib/features/auth/contract'
import { signOut } from '@/lib/features/auth/service'
import { endpoint, routes } from '@/lib/platform/http/endpoint'

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = routes(
  endpoint(signOutContract, ({ actor }) => signOut(actor)),
)
