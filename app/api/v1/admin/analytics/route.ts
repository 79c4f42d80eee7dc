import { analyticsContract } from '@/lib/analytics/contract'
import { readAnalytics } from '@/lib/analytics/service'
import { on, routes } from '@/lib/http/route'

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = routes(
  on(analyticsContract, ({ actor, query }) => readAnalytics(actor, query.range)),
)
