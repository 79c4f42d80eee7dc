import { getCurrentChallengeContract } from '@/lib/features/challenges/contract'
import { getCurrentChallenge } from '@/lib/features/challenges/service'
import { endpoint, routes } from '@/lib/platform/http/endpoint'

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = routes(
  endpoint(getCurrentChallengeContract, ({ actor }) => getCurrentChallenge(actor)),
)
