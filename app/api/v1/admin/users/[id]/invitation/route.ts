import { inviteAgainContract } from '@/lib/admin/users/contract'
import { inviteAgain } from '@/lib/admin/users/service'
import { endpoint, routes } from '@/lib/http/endpoint'

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = routes(
  endpoint(inviteAgainContract, ({ actor, params }) => inviteAgain(actor, params.id)),
)
