import { eraseAccountContract } from '@/lib/families/membership/contract'
import { eraseAccount } from '@/lib/families/membership/service'
import { endpoint, routes } from '@/lib/http/endpoint'
import { getUserContract, updateUserContract } from '@/lib/users/contract'
import { getUser, updateUser } from '@/lib/users/service'

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = routes(
  endpoint(getUserContract, ({ actor, params }) => getUser(actor, params.id)),
  endpoint(updateUserContract, ({ actor, params, body }) => updateUser(actor, params.id, body)),
  endpoint(eraseAccountContract, ({ actor, params, body }) => eraseAccount(actor, params.id, body)),
)
