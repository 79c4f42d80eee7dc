import { endpoint, routes } from '@/lib/http/endpoint'
import { listReportsContract } from '@/lib/moderation/contract'
import { listReports } from '@/lib/moderation/service'

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = routes(
  endpoint(listReportsContract, ({ actor, query }) => listReports(actor, query)),
)
