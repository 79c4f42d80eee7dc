import { readDeviceWeekContract } from '@/lib/features/completions/waiting/contract'
import { readDeviceWeek } from '@/lib/features/completions/waiting/service'
import { endpoint, routes } from '@/lib/platform/http/endpoint'

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = routes(
  endpoint(readDeviceWeekContract, ({ actor }) => readDeviceWeek(actor)),
)
