import { listActivitiesContract } from '@/lib/completions/contract'
import { listActivities } from '@/lib/completions/service'
import { on, routes } from '@/lib/http/route'

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = routes(
  on(listActivitiesContract, ({ actor, query }) => listActivities(actor, query)),
)
