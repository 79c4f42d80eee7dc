import { removeFollowerContract } from '@/lib/community/contract'
import { removeFollower } from '@/lib/community/service'
import { on, routes } from '@/lib/http/route'

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = routes(
  on(removeFollowerContract, ({ actor, params }) => removeFollower(actor, params.familyId)),
)
