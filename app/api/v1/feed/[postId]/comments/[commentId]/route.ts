import { deleteCommentContract } from '@/lib/feed/comments/contract'
import { deleteComment } from '@/lib/feed/comments/service'
import { on, routes } from '@/lib/http/route'

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = routes(
  on(deleteCommentContract, ({ actor, params }) => deleteComment(actor, params.postId, params.commentId)),
)
