import { getCurrentChallengeContract } from '@/lib/challenges/contract'
import { getCurrentChallenge } from '@/lib/challenges/service'
import { on, routes } from '@/lib/http/route'

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = routes(
  on(getCurrentChallengeContract, ({ actor }) => getCurrentChallenge(actor)),
)
