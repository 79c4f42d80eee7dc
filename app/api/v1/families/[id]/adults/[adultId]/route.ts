import { removeAdultContract } from '@/lib/families/membership/contract'
import { removeAdult } from '@/lib/families/membership/service'
import { endpoint, routes } from '@/lib/http/endpoint'

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = routes(
  endpoint(removeAdultContract, ({ actor, params }) => removeAdult(actor, params.id, params.adultId)),
)
