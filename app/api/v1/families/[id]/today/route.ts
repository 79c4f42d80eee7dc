import { todayContract } from '@/lib/features/families/contract'
import { readToday } from '@/lib/features/families/service'
import { endpoint, routes } from '@/lib/platform/http/endpoint'

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = routes(
  endpoint(todayContract, ({ actor, params }) => readToday(actor, params.id)),
)
