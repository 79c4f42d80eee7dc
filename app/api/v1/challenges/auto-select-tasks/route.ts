import { autoSelectTasksContract } from '@/lib/challenges/plan/contract'
import { autoSelectTasks } from '@/lib/challenges/plan/service'
import { on, routes } from '@/lib/http/route'

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = routes(on(autoSelectTasksContract, autoSelectTasks))
