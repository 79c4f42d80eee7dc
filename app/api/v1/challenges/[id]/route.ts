import { getChallengeContract } from '@/lib/challenges/contract'
import { getChallenge } from '@/lib/challenges/service'
import { on, routes } from '@/lib/http/route'

export const { GET, POST, PUT, PATCH, DELETE } = routes(
  on(getChallengeContract, ({ actor, params }) => getChallenge(actor, params.id)),
)
