import { readInvitationContract } from '@/lib/features/auth/invitations/contract'
import { readInvitation } from '@/lib/features/auth/invitations/service'
import { endpoint, routes } from '@/lib/platform/http/endpoint'

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = routes(
  endpoint(readInvitationContract, ({ params }) => readInvitation(params.uuid)),
)
