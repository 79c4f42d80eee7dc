import { removeFollowerContract } from '@/lib/community/contract'
import { removeFollower } from '@/lib/community/service'
import { endpoint, routes } from '@/lib/http/endpoint'

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = routes(
  endpoint(removeFollowerContract, ({ actor, params }) => removeFollower(actor, params.familyId)),
)
