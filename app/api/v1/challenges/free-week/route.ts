import { freeWeekContract } from '@/lib/challenges/editor/contract'
import { findFreeWeek } from '@/lib/challenges/editor/service'
import { endpoint, routes } from '@/lib/http/endpoint'

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = routes(
  endpoint(freeWeekContract, ({ actor }) => findFreeWeek(actor)),
)
