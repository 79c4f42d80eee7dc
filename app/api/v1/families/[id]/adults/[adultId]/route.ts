import { removeAdultContract } from '@/lib/features/families/membership/contract'
import { removeAdult } from '@/lib/features/families/membership/service'
import { endpoint, routes } from '@/lib/platform/http/endpoint'

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = routes(
  endpoint(removeAdultContract, ({ actor, params }) => removeAdult(actor, params.id, params.adultId)),
)
