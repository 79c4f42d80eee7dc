import { readShareContract, revokeShareContract, shareContract } from '@/lib/feed/shares/contract'
import { readShare, revokeShare, share } from '@/lib/feed/shares/service'
import { on, routes } from '@/lib/http/route'

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = routes(
  on(readShareContract, ({ actor, params }) => readShare(actor, params.postId)),
  on(shareContract, ({ actor, params }) => share(actor, params.postId)),
  on(revokeShareContract, ({ actor, params }) => revokeShare(actor, params.postId)),
)
