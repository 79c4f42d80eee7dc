import { copyChallengeContract } from '@/lib/challenges/editor/contract'
import { copyChallenge } from '@/lib/challenges/editor/service'
import { endpoint, routes } from '@/lib/http/endpoint'

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = routes(
  endpoint(copyChallengeContract, copyChallenge),
)
