import { removeKidContract, updateKidContract } from '@/lib/features/families/kids/contract'
import { removeKid, updateKid } from '@/lib/features/families/kids/service'
import { endpoint, routes } from '@/lib/platform/http/endpoint'

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = routes(
  endpoint(updateKidContract, ({ actor, params, body }) => updateKid(actor, params.id, params.kidId, body)),
  endpoint(removeKidContract, ({ actor, params }) => removeKid(actor, params.id, params.kidId)),
)
