import { listSentRequestsContract } from '@/lib/community/contract'
import { listRelated } from '@/lib/community/service'
import { on, routes } from '@/lib/http/route'

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = routes(
  on(listSentRequestsContract, ({ actor, query }) => listRelated(actor, 'sent', query)),
)
