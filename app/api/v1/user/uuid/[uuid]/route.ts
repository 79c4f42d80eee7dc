import { readInvitationContract } from '@/lib/auth/invitations/contract'
import { readInvitation } from '@/lib/auth/invitations/service'
import { on, routes } from '@/lib/http/route'

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = routes(
  on(readInvitationContract, ({ params }) => readInvitation(params.uuid)),
)
