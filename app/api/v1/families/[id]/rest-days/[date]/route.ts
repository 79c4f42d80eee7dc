import { on, routes } from '@/lib/http/route'
import { markRestDayContract, unmarkRestDayContract } from '@/lib/scores/contract'
import { markRestDay, unmarkRestDay } from '@/lib/scores/service'

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = routes(
  on(markRestDayContract, async ({ actor, params }) => markRestDay(actor, params.id, params.date)),
  on(unmarkRestDayContract, ({ actor, params }) => unmarkRestDay(actor, params.id, params.date)),
)
