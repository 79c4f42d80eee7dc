import { signInWithTicketContract } from '@/lib/features/auth/social/contract'
import { signInWithTicket } from '@/lib/features/auth/social/service'
import { endpoint, routes } from '@/lib/platform/http/endpoint'

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = routes(
  endpoint(signInWithTicketContract, ({ body, context }) => signInWithTicket(body, context)),
)
