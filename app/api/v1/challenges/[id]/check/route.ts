import { checkChallengeContract } from '@/lib/features/challenges/publishing/contract'
import { checkChallenge } from '@/lib/features/challenges/publishing/service'
import { endpoint, routes } from '@/lib/platform/http/endpoint'

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = routes(
  endpoint(checkChallengeContract, ({ actor, params, query }) =>
    checkChallenge(actor, params.id, query.weeksBack),
  ),
)
