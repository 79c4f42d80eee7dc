import { addKidContract } from '@/lib/families/kids/contract'
import { addKid } from '@/lib/families/kids/service'
import { on, routes } from '@/lib/http/route'

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = routes(
  on(addKidContract, async ({ actor, params, body }) => addKid(actor, params.id, body)),
)
