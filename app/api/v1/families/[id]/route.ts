import { readFamilyContract, updateFamilyContract } from '@/lib/features/families/contract'
import { readFamily, updateFamily } from '@/lib/features/families/service'
import { endpoint, routes } from '@/lib/platform/http/endpoint'

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = routes(
  endpoint(readFamilyContract, ({ actor, params }) => readFamily(actor, params.id)),
  endpoint(updateFamilyContract, ({ actor, params, body }) => updateFamily(actor, params.id, body)),
)
