import { readAuditContract } from '@/lib/audit/contract'
import { readAudit } from '@/lib/audit/service'
import { on, routes } from '@/lib/http/route'

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = routes(
  on(readAuditContract, ({ actor, query }) => readAudit(actor, query)),
)
