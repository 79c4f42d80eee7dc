import { socialCodeContract } from '@/lib/auth/social/contract'
import { enterWithTicket } from '@/lib/auth/social/service'
import { on, routes } from '@/lib/http/route'

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = routes(
  on(socialCodeContract, ({ body, caller }) => enterWithTicket(body, caller)),
)
