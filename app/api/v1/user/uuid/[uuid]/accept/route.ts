import { acceptForMeContract } from '@/lib/features/auth/acceptance/contract'
import { acceptForMe } from '@/lib/features/auth/acceptance/service'
import { endpoint, routes } from '@/lib/platform/http/endpoint'

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = routes(
  endpoint(acceptForMeContract, ({ actor, params }) => acceptForMe(actor, params.uuid)),
)
