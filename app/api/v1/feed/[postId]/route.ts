import { deletePostContract } from '@/lib/feed/contract'
import { deletePost } from '@/lib/feed/service'
import { on, routes } from '@/lib/http/route'

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = routes(
  on(deletePostContract, ({ actor, params }) => deletePost(actor, params.postId)),
)
