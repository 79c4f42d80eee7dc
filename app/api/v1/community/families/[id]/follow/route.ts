import { followContract, unfollowContract } from '@/lib/features/community/contract'
import { follow, unfollow } from '@/lib/features/community/service'
import { endpoint, routes } from '@/lib/platform/http/endpoint'

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = routes(
  endpoint(followContract, ({ actor, params }) => follow(actor, params.id)),
  endpoint(unfollowContract, ({ actor, params }) => unfollow(actor, params.id)),
)
