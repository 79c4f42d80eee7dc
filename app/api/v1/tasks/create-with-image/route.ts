import { createTaskContract } from '@/lib/features/tasks/contract'
import { createTask } from '@/lib/features/tasks/service'
import { endpoint, routes } from '@/lib/platform/http/endpoint'

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = routes(
  endpoint(createTaskContract, ({ actor, body }) => createTask(actor, body)),
)
