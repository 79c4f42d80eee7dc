import { removeChallenge } from '@/lib/admin/content/service'
import { getChallengeContract } from '@/lib/challenges/contract'
import { deleteChallengeContract, updateChallengeContract } from '@/lib/challenges/editor/contract'
import { updateChallenge } from '@/lib/challenges/editor/service'
import { getChallenge } from '@/lib/challenges/service'
import { endpoint, routes } from '@/lib/http/endpoint'

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = routes(
  endpoint(getChallengeContract, ({ actor, params }) => getChallenge(actor, params.id)),
  endpoint(updateChallengeContract, updateChallenge),
  endpoint(deleteChallengeContract, ({ actor, params, query }) =>
    removeChallenge(actor, params.id, query.force),
  ),
)
