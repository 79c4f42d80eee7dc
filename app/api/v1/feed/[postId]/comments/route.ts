import { addCommentContract, listCommentsContract } from '@/lib/feed/comments/contract'
import { addComment, listComments } from '@/lib/feed/comments/service'
import { on, routes } from '@/lib/http/route'

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = routes(
  on(listCommentsContract, ({ actor, params, query }) => listComments(actor, params.postId, query)),
  on(addCommentContract, ({ actor, params, body }) => addComment(actor, params.postId, body.content)),
)
