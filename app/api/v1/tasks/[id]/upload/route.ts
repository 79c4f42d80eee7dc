import { on, routes } from '@/lib/http/route'
import { updateTaskContract } from '@/lib/tasks/contract'
import { updateTask } from '@/lib/tasks/service'

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = routes(on(updateTaskContract, updateTask))
