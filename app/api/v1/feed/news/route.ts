import { newsContract } from '@/lib/feed/contract'
import { countNews } from '@/lib/feed/service'
import { on, routes } from '@/lib/http/route'

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = routes(
  on(newsContract, ({ actor, query }) => countNews(actor, query)),
)
