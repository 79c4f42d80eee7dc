import { removeFollowerContract } from '@/lib/features/community/contract'
import { removeFollower } from '@/lib/features/community/service'
import { endpoint, routes } from '@/lib/platform/http/endpoint'

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = routes(
  endpoint(removeFollowerContract, ({ actor, params }) => removeFollower(actor, params.familyId)),
)
