import { readRecapContract } from '@/lib/features/completions/recap/contract'
import { readRecap } from '@/lib/features/completions/recap/service'
import { endpoint, routes } from '@/lib/platform/http/endpoint'

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = routes(
  endpoint(readRecapContract, ({ actor, params, query }) => readRecap(actor, params.id, query.week)),
)
