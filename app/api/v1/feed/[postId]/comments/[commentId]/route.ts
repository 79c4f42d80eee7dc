import { deleteCommentContract } from '@/lib/features/feed/comments/contract'
import { deleteComment } from '@/lib/features/feed/comments/service'
import { endpoint, routes } from '@/lib/platform/http/endpoint'

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = routes(
  endpoint(deleteCommentContract, ({ actor, params }) =>
    deleteComment(actor, params.postId, params.commentId),
  ),
)
