import { decideReportContract, readReportContract } from '@/lib/features/moderation/contract'
import { decideReport, readReport } from '@/lib/features/moderation/service'
import { endpoint, routes } from '@/lib/platform/http/endpoint'

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = routes(
  endpoint(readReportContract, ({ actor, params }) => readReport(actor, params.id)),
  endpoint(decideReportContract, ({ actor, params, body }) => decideReport(actor, params.id, body)),
)
