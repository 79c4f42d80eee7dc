import { addCommentContract, listCommentsContract } from '@/lib/features/feed/comments/contract'
import { addComment, listComments } from '@/lib/features/feed/comments/service'
import { endpoint, routes } from '@/lib/platform/http/endpoint'

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = routes(
  endpoint(listCommentsContract, ({ actor, params, query }) => listComments(actor, params.postId, query)),
  endpoint(addCommentContract, ({ actor, params, body }) => addComment(actor, params.postId, body.content)),
)
