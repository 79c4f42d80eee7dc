import { on, routes } from '@/lib/http/route'
import { decideReportContract, readReportContract } from '@/lib/moderation/contract'
import { decideReport, readReport } from '@/lib/moderation/service'

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = routes(
  on(readReportContract, ({ actor, params }) => readReport(actor, params.id)),
  on(decideReportContract, ({ actor, params, body }) => decideReport(actor, params.id, body)),
)
