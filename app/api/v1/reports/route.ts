import { on, routes } from '@/lib/http/route'
import { reportContract } from '@/lib/moderation/contract'
import { createReport } from '@/lib/moderation/service'

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = routes(
  on(reportContract, ({ actor, body }) => createReport(actor, body)),
)
