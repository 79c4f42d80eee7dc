import { withdrawInvitationContract } from '@/lib/auth/invitations/contract'
import { withdrawInvitation } from '@/lib/auth/invitations/service'
import { on, routes } from '@/lib/http/route'

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = routes(
  on(withdrawInvitationContract, ({ actor, params, body }) =>
    withdrawInvitation(actor, params.id, body.email),
  ),
)
