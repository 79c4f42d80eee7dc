import { listChallengesContract } from '@/lib/challenges/contract'
import { listChallenges } from '@/lib/challenges/service'
import { on, routes } from '@/lib/http/route'

export const { GET, POST, PUT, PATCH, DELETE } = routes(
  on(listChallengesContract, ({ actor, query }) => listChallenges(actor, query)),
)
