import { likeContract, unlikeContract } from '@/lib/features/feed/contract'
import { like, unlike } from '@/lib/features/feed/service'
import { endpoint, routes } from '@/lib/platform/http/endpoint'

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = routes(
  endpoint(likeContract, ({ actor, params }) => like(actor, params.postId)),
  endpoint(unlikeContract, ({ actor, params }) => unlike(actor, params.postId)),
)
