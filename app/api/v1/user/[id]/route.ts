import { eraseAccountContract } from '@/lib/families/departure/contract'
import { eraseAccount } from '@/lib/families/departure/service'
import { on, routes } from '@/lib/http/route'
import { getUserContract, updateUserContract } from '@/lib/users/contract'
import { getUser, updateUser } from '@/lib/users/service'

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = routes(
  on(getUserContract, ({ actor, params }) => getUser(actor, params.id)),
  on(updateUserContract, ({ actor, params, body }) => updateUser(actor, params.id, body)),
  on(eraseAccountContract, ({ actor, params, body }) => eraseAccount(actor, params.id, body)),
)
