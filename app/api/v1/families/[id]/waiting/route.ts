import { listWaitingContract } from '@/lib/features/completions/waiting/contract'
import { listWaiting } from '@/lib/features/completions/waiting/service'
import { endpoint, routes } from '@/lib/platform/http/endpoint'

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = routes(
  endpoint(listWaitingContract, ({ actor, params }) => listWaiting(actor, params.id)),
)
