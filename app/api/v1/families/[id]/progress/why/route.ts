import { whyContract } from '@/lib/features/completions/progress/contract'
import { listFacts } from '@/lib/features/completions/progress/service'
import { endpoint, routes } from '@/lib/platform/http/endpoint'

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = routes(
  endpoint(whyContract, ({ actor, params, query }) => listFacts(actor, params.id, query.what)),
)
