import { followContract, unfollowContract } from '@/lib/community/contract'
import { follow, unfollow } from '@/lib/community/service'
import { on, routes } from '@/lib/http/route'

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = routes(
  on(followContract, ({ actor, params }) => follow(actor, params.id)),
  on(unfollowContract, ({ actor, params }) => unfollow(actor, params.id)),
)
