import { readProgressContract } from '@/lib/features/completions/progress/contract'
import { readProgress } from '@/lib/features/completions/progress/service'
import { endpoint, routes } from '@/lib/platform/http/endpoint'

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = routes(
  endpoint(readProgressContract, ({ actor, params }) => readProgress(actor, params.id)),
)
