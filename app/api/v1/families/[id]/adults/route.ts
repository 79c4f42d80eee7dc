import { inviteAdultContract } from '@/lib/auth/invitations/contract'
import { inviteAdult } from '@/lib/auth/invitations/service'
import { endpoint, routes } from '@/lib/http/endpoint'

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = routes(
  endpoint(inviteAdultContract, ({ actor, params, body }) => inviteAdult(actor, params.id, body.email)),
)
