import { inviteAgainContract } from '@/lib/admin/users/contract'
import { inviteAgain } from '@/lib/admin/users/service'
import { on, routes } from '@/lib/http/route'

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = routes(
  on(inviteAgainContract, ({ actor, params }) => inviteAgain(actor, params.id)),
)
