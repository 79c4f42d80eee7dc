import { blockContract, unblockContract } from '@/lib/community/contract'
import { block, unblock } from '@/lib/community/service'
import { on, routes } from '@/lib/http/route'

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = routes(
  on(blockContract, ({ actor, params }) => block(actor, params.id)),
  on(unblockContract, ({ actor, params }) => unblock(actor, params.id)),
)
