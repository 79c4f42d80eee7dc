import { copyChallengeContract } from '@/lib/features/challenges/editor/contract'
import { copyChallenge } from '@/lib/features/challenges/editor/service'
import { endpoint, routes } from '@/lib/platform/http/endpoint'

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = routes(
  endpoint(copyChallengeContract, ({ actor, params, body }) => copyChallenge(actor, params.id, body)),
)
