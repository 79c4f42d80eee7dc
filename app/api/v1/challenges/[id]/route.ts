import { removeChallenge } from '@/lib/admin/content/service'
import { getChallengeContract } from '@/lib/challenges/contract'
import { deleteChallengeContract, updateChallengeContract } from '@/lib/challenges/editor/contract'
import { updateChallenge } from '@/lib/challenges/editor/service'
import { getChallenge } from '@/lib/challenges/service'
import { on, routes } from '@/lib/http/route'

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = routes(
  on(getChallengeContract, ({ actor, params }) => getChallenge(actor, params.id)),
  on(updateChallengeContract, updateChallenge),
  on(deleteChallengeContract, ({ actor, params, query }) => removeChallenge(actor, params.id, query.force)),
)
