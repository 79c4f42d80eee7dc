import { listRequestsContract } from '@/lib/community/contract'
import { listRelated } from '@/lib/community/service'
import { endpoint, routes } from '@/lib/http/endpoint'

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = routes(
  endpoint(listRequestsContract, ({ actor, query }) => listRelated(actor, 'requests', query)),
)
