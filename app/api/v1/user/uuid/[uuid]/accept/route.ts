import { acceptInvitationContract } from '@/lib/auth/acceptance/contract'
import { acceptForMe } from '@/lib/auth/acceptance/service'
import { on, routes } from '@/lib/http/route'

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = routes(
  on(acceptInvitationContract, ({ actor, params }) => acceptForMe(actor, params.uuid)),
)
