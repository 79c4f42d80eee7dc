import { deletePostContract, updatePostContract } from '@/lib/features/feed/contract'
import { deletePost, updatePost } from '@/lib/features/feed/service'
import { endpoint, routes } from '@/lib/platform/http/endpoint'

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = routes(
  endpoint(updatePostContract, ({ actor, params, body }) => updatePost(actor, params.postId, body)),
  endpoint(deletePostContract, ({ actor, params }) => deletePost(actor, params.postId)),
)
