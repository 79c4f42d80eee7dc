import { freeWeekContract } from '@/lib/challenges/editor/contract'
import { findFreeWeek } from '@/lib/challenges/editor/service'
import { on, routes } from '@/lib/http/route'

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = routes(
  on(freeWeekContract, ({ actor }) => findFreeWeek(actor)),
)
