import { listUnusedTasksContract } from '@/lib/features/challenges/plan/contract'
import { listUnusedTasks } from '@/lib/features/challenges/plan/service'
import { endpoint, routes } from '@/lib/platform/http/endpoint'

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = routes(
  endpoint(listUnusedTasksContract, ({ actor, query }) => listUnusedTasks(actor, query.weeksBack)),
)
