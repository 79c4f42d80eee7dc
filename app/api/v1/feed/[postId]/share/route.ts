import { readShareContract, revokeShareContract, shareContract } from '@/lib/features/feed/shares/contract'
import { readShare, revokeShare, sharePost } from '@/lib/features/feed/shares/service'
import { endpoint, routes } from '@/lib/platform/http/endpoint'

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = routes(
  endpoint(readShareContract, ({ actor, params }) => readShare(actor, params.postId)),
  endpoint(shareContract, ({ actor, params, body }) => sharePost(actor, params.postId, body)),
  endpoint(revokeShareContract, ({ actor, params }) => revokeShare(actor, params.postId)),
)
