import { exportAnalyticsContract } from '@/lib/features/analytics/contract'
import { exportAnalytics } from '@/lib/features/analytics/export/service'
import { binaryEndpoint, routes } from '@/lib/platform/http/endpoint'
import { createPrinter } from '../../../printer'

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = routes(
  binaryEndpoint(exportAnalyticsContract, ({ actor, query, signal }) =>
    exportAnalytics(actor, query, createPrinter(signal)),
  ),
)
