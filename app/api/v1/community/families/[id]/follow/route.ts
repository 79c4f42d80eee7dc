import { followContract, unfollowContract } from '@/lib/community/contract'
import { follow, unfollow } from '@/lib/community/service'
import { endpoint, routes } from '@/lib/http/endpoint'

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = routes(
  endpoint(followContract, ({ actor, params }) => follow(actor, params.id)),
  endpoint(unfollowContract, ({ actor, params }) => unfollow(actor, params.id)),
)
