import { changePasswordContract } from '@/lib/auth/credentials/contract'
import { changePassword } from '@/lib/auth/credentials/service'
import { endpoint, routes } from '@/lib/http/endpoint'

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = routes(
  endpoint(changePasswordContract, ({ actor, body, caller }) => changePassword(actor, body, caller)),
)
