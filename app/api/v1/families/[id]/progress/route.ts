import { progressContract } from '@/lib/completions/progress/contract'
import { readProgress } from '@/lib/completions/progress/service'
import { endpoint, routes } from '@/lib/http/endpoint'

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = routes(
  endpoint(progressContract, ({ actor, params }) => readProgress(actor, params.id)),
)
