import { listReportsContract } from '@/lib/features/moderation/contract'
import { listReports } from '@/lib/features/moderation/service'
import { endpoint, routes } from '@/lib/platform/http/endpoint'

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = routes(
  endpoint(listReportsContract, ({ actor, query }) => listReports(actor, query)),
)
