import { copyChallengeContract } from '@/lib/challenges/editor/contract'
import { copyChallenge } from '@/lib/challenges/editor/service'
import { on, routes } from '@/lib/http/route'

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = routes(on(copyChallengeContract, copyChallenge))
