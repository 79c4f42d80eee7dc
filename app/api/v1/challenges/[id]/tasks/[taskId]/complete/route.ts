import { completeTaskContract, undoTaskContract } from '@/lib/completions/contract'
import { completeTask, undoTask } from '@/lib/completions/service'
import { endpoint, routes } from '@/lib/http/endpoint'

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = routes(
  endpoint(completeTaskContract, ({ actor, params, body }) =>
    completeTask(actor, params.id, params.taskId, body),
  ),
  endpoint(undoTaskContract, ({ actor, params }) => undoTask(actor, params.id, params.taskId)),
)
