import { autoSelectTasksContract } from '@/lib/features/challenges/plan/contract'
import { autoSelectTasks } from '@/lib/features/challenges/plan/service'
import { endpoint, routes } from '@/lib/platform/http/endpoint'

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = routes(
  endpoint(autoSelectTasksContract, ({ actor }) => autoSelectTasks(actor)),
)
