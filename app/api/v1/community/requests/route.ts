import { listRequestsContract } from '@/lib/community/contract'
import { listRelated } from '@/lib/community/service'
import { on, routes } from '@/lib/http/route'

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = routes(
  on(listRequestsContract, ({ actor, query }) => listRelated(actor, 'requests', query)),
)
