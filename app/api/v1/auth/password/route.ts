import { changePasswordContract } from '@/lib/features/auth/credentials/contract'
import { changePassword } from '@/lib/features/auth/credentials/service'
import { endpoint, routes } from '@/lib/platform/http/endpoint'

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = routes(
  endpoint(changePasswordContract, ({ actor, body, context }) => changePassword(actor, body, context)),
)
