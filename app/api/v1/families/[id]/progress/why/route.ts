import { whyContract } from '@/lib/completions/progress/contract'
import { explain } from '@/lib/completions/progress/service'
import { on, routes } from '@/lib/http/route'

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = routes(
  on(whyContract, ({ actor, params, query }) => explain(actor, params.id, query.what)),
)
