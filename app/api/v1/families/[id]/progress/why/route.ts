import { explainProgressContract } from '@/lib/features/completions/progress/contract'
import { explainProgress } from '@/lib/features/completions/progress/service'
import { endpoint, routes } from '@/lib/platform/http/endpoint'

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = routes(
  endpoint(explainProgressContract, ({ actor, params, query }) =>
    explainProgress(actor, params.id, query.what),
  ),
)
