import { newsContract } from '@/lib/feed/contract'
import { countNews } from '@/lib/feed/service'
import { endpoint, routes } from '@/lib/http/endpoint'

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = routes(
  endpoint(newsContract, ({ actor, query }) => countNews(actor, query)),
)
