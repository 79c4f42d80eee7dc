import { inviteAdultContract } from '@/lib/auth/invitations/contract'
import { inviteAdult } from '@/lib/auth/invitations/service'
import { on, routes } from '@/lib/http/route'

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = routes(
  on(inviteAdultContract, ({ actor, params, body }) => inviteAdult(actor, params.id, body.email)),
)
