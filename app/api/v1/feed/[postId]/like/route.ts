import { likeContract, unlikeContract } from '@/lib/feed/contract'
import { like, unlike } from '@/lib/feed/service'
import { on, routes } from '@/lib/http/route'

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = routes(
  on(likeContract, ({ actor, params }) => like(actor, params.postId)),
  on(unlikeContract, ({ actor, params }) => unlike(actor, params.postId)),
)
