import { removeTask } from '@/lib/challenges/plan/service'
import { endpoint, routes } from '@/lib/http/endpoint'
import { deleteTaskContract } from '@/lib/tasks/contract'

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = routes(
  endpoint(deleteTaskContract, ({ actor, params }) => removeTask(actor, params.id)),
)
