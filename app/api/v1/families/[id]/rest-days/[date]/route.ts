import { markRestDayContract, unmarkRestDayContract } from '@/lib/features/scores/contract'
import { markRestDay, unmarkRestDay } from '@/lib/features/scores/service'
import { endpoint, routes } from '@/lib/platform/http/endpoint'

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = routes(
  endpoint(markRestDayContract, async ({ actor, params }) => markRestDay(actor, params.id, params.date)),
  endpoint(unmarkRestDayContract, ({ actor, params }) => unmarkRestDay(actor, params.id, params.date)),
)
