import { eraseAccountContract } from '@/lib/features/families/membership/contract'
import { eraseOwnAccount } from '@/lib/features/families/membership/service'
import { getUserContract, updateUserContract } from '@/lib/features/users/contract'
import { getUser, updateUser } from '@/lib/features/users/service'
import { endpoint, routes } from '@/lib/platform/http/endpoint'

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = routes(
  endpoint(getUserContract, ({ actor, params }) => getUser(actor, params.id)),
  endpoint(updateUserContract, ({ actor, params, body }) => updateUser(actor, params.id, body)),
  endpoint(eraseAccountContract, ({ actor, params, body }) => eraseOwnAccount(actor, params.id, body)),
)
