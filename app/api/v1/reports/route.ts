import { createReportContract } from '@/lib/features/moderation/contract'
import { createReport } from '@/lib/features/moderation/service'
import { endpoint, routes } from '@/lib/platform/http/endpoint'

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = routes(
  endpoint(createReportContract, ({ actor, body }) => createReport(actor, body)),
)
