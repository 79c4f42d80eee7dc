import { getCurrentChallengeContract } from '@/lib/challenges/contract'
import { getCurrentChallenge } from '@/lib/challenges/service'
import { endpoint, routes } from '@/lib/http/endpoint'

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = routes(
  endpoint(getCurrentChallengeContract, ({ actor }) => getCurrentChallenge(actor)),
)
