import { whyContract } from '@/lib/completions/progress/contract'
import { explain } from '@/lib/completions/progress/service'
import { endpoint, routes } from '@/lib/http/endpoint'

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = routes(
  endpoint(whyContract, ({ actor, params, query }) => explain(actor, params.id, query.what)),
)
