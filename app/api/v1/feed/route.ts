import { feedContract } from '@/lib/feed/contract'
import { readFeed } from '@/lib/feed/service'
import { endpoint, routes } from '@/lib/http/endpoint'

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = routes(
  endpoint(feedContract, ({ actor, query }) => readFeed(actor, query)),
)
