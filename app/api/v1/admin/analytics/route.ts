import { analyticsContract } from '@/lib/analytics/contract'
import { readAnalytics } from '@/lib/analytics/service'
import { endpoint, routes } from '@/lib/http/endpoint'

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = routes(
  endpoint(analyticsContract, ({ actor, query }) => readAnalytics(actor, query.range)),
)
