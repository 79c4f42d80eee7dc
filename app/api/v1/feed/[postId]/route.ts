import { deletePostContract } from '@/lib/feed/contract'
import { deletePost } from '@/lib/feed/service'
import { endpoint, routes } from '@/lib/http/endpoint'

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = routes(
  endpoint(deletePostContract, ({ actor, params }) => deletePost(actor, params.postId)),
)
