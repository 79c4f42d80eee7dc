import { listCompletionsContract } from '@/lib/features/completions/history/contract'
import { listCompletions } from '@/lib/features/completions/history/service'
import { endpoint, routes } from '@/lib/platform/http/endpoint'

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = routes(
  endpoint(listCompletionsContract, ({ actor, query }) => listCompletions(actor, query)),
)
