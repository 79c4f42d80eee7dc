import { withdrawInvitationContract } from '@/lib/features/auth/invitations/contract'
import { withdrawInvitation } from '@/lib/features/auth/invitations/service'
import { endpoint, routes } from '@/lib/platform/http/endpoint'

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = routes(
  endpoint(withdrawInvitationContract, ({ actor, params, body }) =>
    withdrawInvitation(actor, params.id, body.email),
  ),
)
