import { publishCheckContract } from '@/lib/challenges/publishing/contract'
import { checkChallenge } from '@/lib/challenges/publishing/service'
import { endpoint, routes } from '@/lib/http/endpoint'

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = routes(
  endpoint(publishCheckContract, ({ actor, params, query }) =>
    checkChallenge(actor, params.id, query.weeksBack),
  ),
)
