import { deleteCommentContract } from '@/lib/feed/comments/contract'
import { deleteComment } from '@/lib/feed/comments/service'
import { endpoint, routes } from '@/lib/http/endpoint'

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = routes(
  endpoint(deleteCommentContract, ({ actor, params }) =>
    deleteComment(actor, params.postId, params.commentId),
  ),
)
