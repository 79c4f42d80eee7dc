import { readAuditContract } from '@/lib/audit/contract'
import { readAudit } from '@/lib/audit/service'
import { endpoint, routes } from '@/lib/http/endpoint'

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = routes(
  endpoint(readAuditContract, ({ actor, query }) => readAudit(actor, query)),
)
