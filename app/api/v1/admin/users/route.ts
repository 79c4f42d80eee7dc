import { createUserContract, listUsersContract } from '@/lib/admin/users/contract'
import { createUser, listUsers } from '@/lib/admin/users/service'
import { on, routes } from '@/lib/http/route'

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = routes(
  on(listUsersContract, listUsers),
  on(createUserContract, createUser),
)
