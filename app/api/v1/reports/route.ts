import { endpoint, routes } from '@/lib/http/endpoint'
import { reportContract } from '@/lib/moderation/contract'
import { createReport } from '@/lib/moderation/service'

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = routes(
  endpoint(reportContract, ({ actor, body }) => createReport(actor, body)),
)
