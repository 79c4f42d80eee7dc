import { on, routes } from '@/lib/http/route'
import { listTasksContract } from '@/lib/tasks/contract'
import { listTasks } from '@/lib/tasks/service'

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = routes(
  on(listTasksContract, ({ actor, query }) => listTasks(actor, query)),
)
