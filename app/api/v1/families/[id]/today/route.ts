import { readTodayContract } from '@/lib/features/families/contract'
import { readToday } from '@/lib/features/families/service'
import { endpoint, routes } from '@/lib/platform/http/endpoint'

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = routes(
  endpoint(readTodayContract, ({ actor, params }) => readToday(actor, params.id)),
)
