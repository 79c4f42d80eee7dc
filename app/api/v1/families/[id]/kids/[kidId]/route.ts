import { removeKidContract, updateKidContract } from '@/lib/families/kids/contract'
import { removeKid, updateKid } from '@/lib/families/kids/service'
import { on, routes } from '@/lib/http/route'

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = routes(
  on(updateKidContract, ({ actor, params, body }) => updateKid(actor, params.id, params.kidId, body)),
  on(removeKidContract, ({ actor, params }) => removeKid(actor, params.id, params.kidId)),
)
