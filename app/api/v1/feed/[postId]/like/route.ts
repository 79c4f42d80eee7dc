import { likeContract, unlikeContract } from '@/lib/features/feed/contract'
import { likePost, unlikePost } from '@/lib/features/feed/service'
import { endpoint, routes } from '@/lib/platform/http/endpoint'

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = routes(
  endpoint(likeContract, ({ actor, params }) => likePost(actor, params.postId)),
  endpoint(unlikeContract, ({ actor, params }) => unlikePost(actor, params.postId)),
)
