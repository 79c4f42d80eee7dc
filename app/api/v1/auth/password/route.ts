import { changePasswordContract } from '@/lib/auth/credentials/contract'
import { changePassword } from '@/lib/auth/credentials/service'
import { on, routes } from '@/lib/http/route'

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = routes(
  on(changePasswordContract, ({ actor, body, caller }) => changePassword(actor, body, caller)),
)
