import { acceptInvitationContract } from '@/lib/auth/acceptance/contract'
import { acceptForMe } from '@/lib/auth/acceptance/service'
import { endpoint, routes } from '@/lib/http/endpoint'

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = routes(
  endpoint(acceptInvitationContract, ({ actor, params }) => acceptForMe(actor, params.uuid)),
)
