import { likeContract, unlikeContract } from '@/lib/feed/contract'
import { like, unlike } from '@/lib/feed/service'
import { endpoint, routes } from '@/lib/http/endpoint'

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = routes(
  endpoint(likeContract, ({ actor, params }) => like(actor, params.postId)),
  endpoint(unlikeContract, ({ actor, params }) => unlike(actor, params.postId)),
)
