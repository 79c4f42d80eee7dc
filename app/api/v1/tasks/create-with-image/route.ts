import { on, routes } from '@/lib/http/route'
import { createTaskContract } from '@/lib/tasks/contract'
import { createTask } from '@/lib/tasks/service'

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = routes(on(createTaskContract, createTask))
