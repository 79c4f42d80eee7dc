import { listTasksContract } from '@/lib/features/tasks/contract'
import { listTasks } from '@/lib/features/tasks/service'
import { endpoint, routes } from '@/lib/platform/http/endpoint'

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = routes(
  endpoint(listTasksContract, ({ actor, query }) => listTasks(actor, query)),
)
