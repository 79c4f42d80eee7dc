import { deleteChallengeWithEntries } from '@/lib/features/admin/content/service'
import { getChallengeContract } from '@/lib/features/challenges/contract'
import { deleteChallengeContract, updateChallengeContract } from '@/lib/features/challenges/editor/contract'
import { updateChallenge } from '@/lib/features/challenges/editor/service'
import { getChallenge } from '@/lib/features/challenges/service'
import { endpoint, routes } from '@/lib/platform/http/endpoint'

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = routes(
  endpoint(getChallengeContract, ({ actor, params }) => getChallenge(actor, params.id)),
  endpoint(updateChallengeContract, ({ actor, params, body }) => updateChallenge(actor, params.id, body)),
  endpoint(deleteChallengeContract, ({ actor, params, query }) =>
    deleteChallengeWithEntries(actor, params.id, query.force),
  ),
)
