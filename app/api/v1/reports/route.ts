import { reportContract } from '@/lib/features/moderation/contract'
import { createReport } from '@/lib/features/moderation/service'
import { endpoint, routes } from '@/lib/platform/http/endpoint'

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = routes(
  endpoint(reportContract, ({ actor, body }) => createReport(actor, body)),
)
