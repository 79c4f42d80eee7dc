import { readAnalyticsContract } from '@/lib/features/analytics/contract'
import { readAnalytics } from '@/lib/features/analytics/service'
import { endpoint, routes } from '@/lib/platform/http/endpoint'

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = routes(
  endpoint(readAnalyticsContract, ({ actor, query }) => readAnalytics(actor, query.range)),
)
