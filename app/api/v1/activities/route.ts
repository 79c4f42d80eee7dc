import { listActivitiesContract } from '@/lib/completions/contract'
import { listActivities } from '@/lib/completions/service'
import { endpoint, routes } from '@/lib/http/endpoint'

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = routes(
  endpoint(listActivitiesContract, ({ actor, query }) => listActivities(actor, query)),
)
