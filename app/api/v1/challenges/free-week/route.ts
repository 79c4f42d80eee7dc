import { findFreeWeekContract } from '@/lib/features/challenges/editor/contract'
import { findFreeWeek } from '@/lib/features/challenges/editor/service'
import { endpoint, routes } from '@/lib/platform/http/endpoint'

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = routes(
  endpoint(findFreeWeekContract, ({ actor }) => findFreeWeek(actor)),
)
