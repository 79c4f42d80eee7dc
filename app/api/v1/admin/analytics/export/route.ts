import { exportAnalyticsContract } from '@/lib/analytics/contract'
import { exportAnalytics } from '@/lib/analytics/export/service'
import { binaryEndpoint, routes } from '@/lib/http/endpoint'

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = routes(
  binaryEndpoint(exportAnalyticsContract, exportAnalytics),
)
