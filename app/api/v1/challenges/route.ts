import { listChallengesContract } from '@/lib/features/challenges/contract'
import { createChallengeContract } from '@/lib/features/challenges/editor/contract'
import { createChallenge } from '@/lib/features/challenges/editor/service'
import { listChallenges } from '@/lib/features/challenges/service'
import { endpoint, routes } from '@/lib/platform/http/endpoint'

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = routes(
  endpoint(listChallengesContract, ({ actor, query }) => listChallenges(actor, query)),
  endpoint(createChallengeContract, ({ actor, body }) => createChallenge(actor, body)),
)
