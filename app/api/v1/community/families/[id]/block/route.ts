import { blockContract, unblockContract } from '@/lib/features/community/contract'
import { blockFamily, unblockFamily } from '@/lib/features/community/service'
import { endpoint, routes } from '@/lib/platform/http/endpoint'

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = routes(
  endpoint(blockContract, ({ actor, params }) => blockFamily(actor, params.id)),
  endpoint(unblockContract, ({ actor, params }) => unblockFamily(actor, params.id)),
)
