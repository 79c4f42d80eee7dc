import { dashboardContract } from '@/lib/analytics/contract'
import { readDashboard } from '@/lib/analytics/dashboard/service'
import { on, routes } from '@/lib/http/route'

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = routes(
  on(dashboardContract, ({ actor }) => readDashboard(actor)),
)
