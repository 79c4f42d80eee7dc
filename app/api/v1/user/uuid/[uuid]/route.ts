import { readInvitationContract } from '@/lib/auth/invitations/contract'
import { readInvitation } from '@/lib/auth/invitations/service'
import { endpoint, routes } from '@/lib/http/endpoint'

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = routes(
  endpoint(readInvitationContract, ({ params }) => readInvitation(params.uuid)),
)
