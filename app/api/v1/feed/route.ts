import { readFeedContract } from '@/lib/features/feed/contract'
import { readFeed } from '@/lib/features/feed/service'
import { endpoint, routes } from '@/lib/platform/http/endpoint'

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = routes(
  endpoint(readFeedContract, ({ actor, query }) => readFeed(actor, query)),
)
