import { updatePrivacyContract } from '@/lib/features/users/contract'
import { updatePrivacy } from '@/lib/features/users/service'
import { endpoint, routes } from '@/lib/platform/http/endpoint'

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = routes(
  endpoint(updatePrivacyContract, ({ actor, params, body }) => updatePrivacy(actor, params.id, body)),
)
