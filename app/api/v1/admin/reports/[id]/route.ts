import { on, routes } from '@/lib/http/route'
import { decideReportContract } from '@/lib/moderation/contract'
import { decideReport } from '@/lib/moderation/service'

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = routes(
  on(decideReportContract, ({ actor, params, body }) => decideReport(actor, params.id, body)),
)
