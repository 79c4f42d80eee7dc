import { on, routes } from '@/lib/http/route'
import { updateUserContract } from '@/lib/users/contract'
import { updateUser } from '@/lib/users/service'

export const { GET, POST, PUT, PATCH, DELETE } = routes(
  on(updateUserContract, ({ actor, params, body }) => updateUser(actor, params.id, body)),
)
