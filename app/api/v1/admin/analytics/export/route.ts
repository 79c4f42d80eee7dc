import { exportAnalyticsContract } from '@/lib/analytics/contract'
import { exportAnalytics } from '@/lib/analytics/export/service'
import { onBytes, routes } from '@/lib/http/route'

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = routes(
  onBytes(exportAnalyticsContract, exportAnalytics),
)
