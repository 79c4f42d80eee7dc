import { createUserContract, listUsersContract } from '@/lib/features/admin/users/contract'
import { createUser, listUsers } from '@/lib/features/admin/users/service'
import { endpoint, routes } from '@/lib/platform/http/endpoint'

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = routes(
  endpoint(listUsersContract, ({ actor, query }) => listUsers(actor, query)),
  endpoint(createUserContract, ({ actor, body }) => createUser(actor, body)),
)
