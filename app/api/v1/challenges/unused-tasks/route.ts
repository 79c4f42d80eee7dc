import { unusedTasksContract } from '@/lib/challenges/plan/contract'
import { unusedTasks } from '@/lib/challenges/plan/service'
import { endpoint, routes } from '@/lib/http/endpoint'

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = routes(endpoint(unusedTasksContract, unusedTasks))
