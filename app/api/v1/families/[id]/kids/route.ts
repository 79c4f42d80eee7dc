import { addKidContract } from '@/lib/families/kids/contract'
import { addKid } from '@/lib/families/kids/service'
import { endpoint, routes } from '@/lib/http/endpoint'

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = routes(
  endpoint(addKidContract, async ({ actor, params, body }) => addKid(actor, params.id, body)),
)
