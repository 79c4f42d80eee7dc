import { removeKidContract, updateKidContract } from '@/lib/families/kids/contract'
import { removeKid, updateKid } from '@/lib/families/kids/service'
import { endpoint, routes } from '@/lib/http/endpoint'

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = routes(
  endpoint(updateKidContract, ({ actor, params, body }) => updateKid(actor, params.id, params.kidId, body)),
  endpoint(removeKidContract, ({ actor, params }) => removeKid(actor, params.id, params.kidId)),
)
