import { listSentRequestsContract } from '@/lib/features/community/contract'
import { listRelated } from '@/lib/features/community/service'
import { endpoint, routes } from '@/lib/platform/http/endpoint'

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = routes(
  endpoint(listSentRequestsContract, ({ actor, query }) => listRelated(actor, 'sent', query)),
)
