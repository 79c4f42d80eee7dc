import { endpoint, routes } from '@/lib/http/endpoint'
import { updateTaskContract } from '@/lib/tasks/contract'
import { updateTask } from '@/lib/tasks/service'

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = routes(endpoint(updateTaskContract, updateTask))
