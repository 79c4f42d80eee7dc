import { freeWeekContract } from '@/lib/features/challenges/editor/contract'
import { findFreeWeek } from '@/lib/features/challenges/editor/service'
import { endpoint, routes } from '@/lib/platform/http/endpoint'

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = routes(
  endpoint(freeWeekContract, ({ actor }) => findFreeWeek(actor)),
)
