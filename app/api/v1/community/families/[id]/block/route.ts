import { blockContract, unblockContract } from '@/lib/features/community/contract'
import { block, unblock } from '@/lib/features/community/service'
import { endpoint, routes } from '@/lib/platform/http/endpoint'

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = routes(
  endpoint(blockContract, ({ actor, params }) => block(actor, params.id)),
  endpoint(unblockContract, ({ actor, params }) => unblock(actor, params.id)),
)
