import { endpoint, routes } from '@/lib/http/endpoint'
import { decideReportContract, readReportContract } from '@/lib/moderation/contract'
import { decideReport, readReport } from '@/lib/moderation/service'

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = routes(
  endpoint(readReportContract, ({ actor, params }) => readReport(actor, params.id)),
  endpoint(decideReportContract, ({ actor, params, body }) => decideReport(actor, params.id, body)),
)
