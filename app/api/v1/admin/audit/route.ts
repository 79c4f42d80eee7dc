import { readAuditContract } from '@/lib/features/audit/contract'
import { readAudit } from '@/lib/features/audit/service'
import { endpoint, routes } from '@/lib/platform/http/endpoint'

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = routes(
  endpoint(readAuditContract, ({ actor, query }) => readAudit(actor, query)),
)
