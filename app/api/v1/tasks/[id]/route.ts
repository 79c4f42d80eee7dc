import { deleteTask } from '@/lib/features/challenges/plan/service'
import { deleteTaskContract } from '@/lib/features/tasks/contract'
import { endpoint, routes } from '@/lib/platform/http/endpoint'

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = routes(
  endpoint(deleteTaskContract, ({ actor, params }) => deleteTask(actor, params.id)),
)
