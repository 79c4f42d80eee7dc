import { withdrawInvitationContract } from '@/lib/auth/invitations/contract'
import { withdrawInvitation } from '@/lib/auth/invitations/service'
import { endpoint, routes } from '@/lib/http/endpoint'

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = routes(
  endpoint(withdrawInvitationContract, ({ actor, params, body }) =>
    withdrawInvitation(actor, params.id, body.email),
  ),
)
