import { readDashboardContract } from '@/lib/features/analytics/contract'
import { readDashboard } from '@/lib/features/analytics/dashboard/service'
import { endpoint, routes } from '@/lib/platform/http/endpoint'

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = routes(
  endpoint(readDashboardContract, ({ actor }) => readDashboard(actor)),
)
