import { on, routes } from '@/lib/http/route'
import { listReportsContract } from '@/lib/moderation/contract'
import { listReports } from '@/lib/moderation/service'

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = routes(
  on(listReportsContract, ({ actor, query }) => listReports(actor, query)),
)
