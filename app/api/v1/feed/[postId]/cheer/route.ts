import { setCheerContract } from '@/lib/features/feed/cheers/contract'
import { setCheer } from '@/lib/features/feed/cheers/service'
import { endpoint, routes } from '@/lib/platform/http/endpoint'

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = routes(
  endpoint(setCheerContract, ({ actor, params, body }) => setCheer(actor, params.postId, body)),
)
