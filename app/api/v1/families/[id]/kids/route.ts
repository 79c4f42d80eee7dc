import { addKidContract } from '@/lib/features/families/kids/contract'
import { addKid } from '@/lib/features/families/kids/service'
import { endpoint, routes } from '@/lib/platform/http/endpoint'

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = routes(
  endpoint(addKidContract, async ({ actor, params, body }) => addKid(actor, params.id, body)),
)
