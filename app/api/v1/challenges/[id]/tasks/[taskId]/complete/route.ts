import { completeTaskContract, undoTaskContract } from '@/lib/completions/contract'
import { completeTask, undoTask } from '@/lib/completions/service'
import { on, routes } from '@/lib/http/route'

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = routes(
  on(completeTaskContract, ({ actor, params, body }) => completeTask(actor, params.id, params.taskId, body)),
  on(undoTaskContract, ({ actor, params }) => undoTask(actor, params.id, params.taskId)),
)
