import { inviteAgainContract } from '@/lib/features/admin/users/contract'
import { inviteAgain } from '@/lib/features/admin/users/service'
import { endpoint, routes } from '@/lib/platform/http/endpoint'

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = routes(
  endpoint(inviteAgainContract, ({ actor, params }) => inviteAgain(actor, params.id)),
)
