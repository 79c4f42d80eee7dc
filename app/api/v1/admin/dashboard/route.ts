import { dashboardContract } from '@/lib/analytics/contract'
import { readDashboard } from '@/lib/analytics/dashboard/service'
import { endpoint, routes } from '@/lib/http/endpoint'

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = routes(
  endpoint(dashboardContract, ({ actor }) => readDashboard(actor)),
)
