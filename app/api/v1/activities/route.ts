import { listActivitiesContract } from '@/lib/features/completions/contract'
import { listActivities } from '@/lib/features/completions/service'
import { endpoint, routes } from '@/lib/platform/http/endpoint'

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = routes(
  endpoint(listActivitiesContract, ({ actor, query }) => listActivities(actor, query)),
)
