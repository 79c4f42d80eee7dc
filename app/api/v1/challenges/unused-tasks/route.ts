import { unusedTasksContract } from '@/lib/challenges/plan/contract'
import { unusedTasks } from '@/lib/challenges/plan/service'
import { on, routes } from '@/lib/http/route'

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = routes(on(unusedTasksContract, unusedTasks))
