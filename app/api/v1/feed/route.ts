import { feedContract } from '@/lib/feed/contract'
import { readFeed } from '@/lib/feed/service'
import { on, routes } from '@/lib/http/route'

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = routes(
  on(feedContract, ({ actor, query }) => readFeed(actor, query)),
)
