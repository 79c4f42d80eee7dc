import { deletePostContract } from '@/lib/features/feed/contract'
import { deletePost } from '@/lib/features/feed/service'
import { endpoint, routes } from '@/lib/platform/http/endpoint'

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = routes(
  endpoint(deletePostContract, ({ actor, params }) => deletePost(actor, params.postId)),
)
