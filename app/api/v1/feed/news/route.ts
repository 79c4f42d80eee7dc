import { countNewsContract } from '@/lib/features/feed/contract'
import { countNews } from '@/lib/features/feed/service'
import { endpoint, routes } from '@/lib/platform/http/endpoint'

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = routes(
  endpoint(countNewsContract, ({ actor, query }) => countNews(actor, query)),
)
