import { removeTask } from '@/lib/challenges/plan/service'
import { on, routes } from '@/lib/http/route'
import { deleteTaskContract } from '@/lib/tasks/contract'

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = routes(
  on(deleteTaskContract, ({ actor, params }) => removeTask(actor, params.id)),
)
