import { renameFamilyContract } from '@/lib/features/families/contract'
import { renameFamily } from '@/lib/features/families/service'
import { endpoint, routes } from '@/lib/platform/http/endpoint'

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = routes(
  endpoint(renameFamilyContract, ({ actor, params, body }) => renameFamily(actor, params.id, body.name)),
)
