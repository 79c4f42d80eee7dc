import { socialCodeContract } from '@/lib/auth/social/contract'
import { signInWithTicket } from '@/lib/auth/social/service'
import { endpoint, routes } from '@/lib/http/endpoint'

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = routes(
  endpoint(socialCodeContract, ({ body, caller }) => signInWithTicket(body, caller)),
)
