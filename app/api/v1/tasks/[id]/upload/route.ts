import { updateTaskContract } from '@/lib/features/tasks/contract'
import { updateTask } from '@/lib/features/tasks/service'
import { endpoint, routes } from '@/lib/platform/http/endpoint'

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = routes(
  endpoint(updateTaskContract, ({ actor, params, body }) => updateTask(actor, params.id, body)),
)
