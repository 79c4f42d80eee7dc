import { endpoint, routes } from '@/lib/http/endpoint'
import { updatePrivacyContract } from '@/lib/users/contract'
import { updatePrivacy } from '@/lib/users/service'

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = routes(
  endpoint(updatePrivacyContract, ({ actor, params, body }) => updatePrivacy(actor, params.id, body)),
)
