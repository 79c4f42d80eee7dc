import { createUserContract, listUsersContract } from '@/lib/admin/users/contract'
import { createUser, listUsers } from '@/lib/admin/users/service'
import { endpoint, routes } from '@/lib/http/endpoint'

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = routes(
  endpoint(listUsersContract, listUsers),
  endpoint(createUserContract, createUser),
)
