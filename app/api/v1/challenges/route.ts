import { listChallengesContract } from '@/lib/challenges/contract'
import { createChallengeContract } from '@/lib/challenges/editor/contract'
import { createChallenge } from '@/lib/challenges/editor/service'
import { listChallenges } from '@/lib/challenges/service'
import { endpoint, routes } from '@/lib/http/endpoint'

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = routes(
  endpoint(listChallengesContract, ({ actor, query }) => listChallenges(actor, query)),
  endpoint(createChallengeContract, createChallenge),
)
