import { followContract, unfollowContract } from '@/lib/features/community/contract'
import { followFamily, unfollowFamily } from '@/lib/features/community/service'
import { endpoint, routes } from '@/lib/platform/http/endpoint'

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = routes(
  endpoint(followContract, ({ actor, params }) => followFamily(actor, params.id)),
  endpoint(unfollowContract, ({ actor, params }) => unfollowFamily(actor, params.id)),
)
