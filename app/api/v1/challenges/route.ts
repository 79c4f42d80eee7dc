import { listChallengesContract } from '@/lib/challenges/contract'
import { createChallengeContract } from '@/lib/challenges/editor/contract'
import { createChallenge } from '@/lib/challenges/editor/service'
import { listChallenges } from '@/lib/challenges/service'
import { on, routes } from '@/lib/http/route'

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = routes(
  on(listChallengesContract, ({ actor, query }) => listChallenges(actor, query)),
  on(createChallengeContract, createChallenge),
)
