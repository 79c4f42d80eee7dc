import { completeTaskContract, undoTaskContract } from '@/lib/features/completions/contract'
import { completeTask, undoTask } from '@/lib/features/completions/service'
import { endpoint, routes } from '@/lib/platform/http/endpoint'

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = routes(
  endpoint(completeTaskContract, ({ actor, params, body }) =>
    completeTask(actor, params.id, params.taskId, body),
  ),
  endpoint(undoTaskContract, ({ actor, params }) => undoTask(actor, params.id, params.taskId)),
)
