import { endpoint, routes } from '@/lib/http/endpoint'
import { markRestDayContract, unmarkRestDayContract } from '@/lib/scores/contract'
import { markRestDay, unmarkRestDay } from '@/lib/scores/service'

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = routes(
  endpoint(markRestDayContract, async ({ actor, params }) => markRestDay(actor, params.id, params.date)),
  endpoint(unmarkRestDayContract, ({ actor, params }) => unmarkRestDay(actor, params.id, params.date)),
)
