import { endpoint, routes } from '@/lib/http/endpoint'
import { createTaskContract } from '@/lib/tasks/contract'
import { createTask } from '@/lib/tasks/service'

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = routes(endpoint(createTaskContract, createTask))
