import { inviteAdultContract } from '@/lib/features/auth/invitations/contract'
import { inviteAdult } from '@/lib/features/auth/invitations/service'
import { endpoint, routes } from '@/lib/platform/http/endpoint'

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = routes(
  endpoint(inviteAdultContract, ({ actor, params, body }) => inviteAdult(actor, params.id, body)),
)
