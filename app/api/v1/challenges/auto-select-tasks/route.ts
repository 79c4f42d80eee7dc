import { autoSelectTasksContract } from '@/lib/challenges/plan/contract'
import { autoSelectTasks } from '@/lib/challenges/plan/service'
import { endpoint, routes } from '@/lib/http/endpoint'

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = routes(
  endpoint(autoSelectTasksContract, autoSelectTasks),
)
