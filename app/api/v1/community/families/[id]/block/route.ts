import { blockContract, unblockContract } from '@/lib/community/contract'
import { block, unblock } from '@/lib/community/service'
import { endpoint, routes } from '@/lib/http/endpoint'

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = routes(
  endpoint(blockContract, ({ actor, params }) => block(actor, params.id)),
  endpoint(unblockContract, ({ actor, params }) => unblock(actor, params.id)),
)
