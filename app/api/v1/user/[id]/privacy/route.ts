import { on, routes } from '@/lib/http/route'
import { updatePrivacyContract } from '@/lib/users/contract'
import { updatePrivacy } from '@/lib/users/service'

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = routes(
  on(updatePrivacyContract, ({ actor, params, body }) => updatePrivacy(actor, params.id, body)),
)
