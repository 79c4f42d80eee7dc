import { endpoint, routes } from '@/lib/http/endpoint'
import { listTasksContract } from '@/lib/tasks/contract'
import { listTasks } from '@/lib/tasks/service'

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = routes(
  endpoint(listTasksContract, ({ actor, query }) => listTasks(actor, query)),
)
