import { renameFamilyContract } from '@/lib/families/contract'
import { renameFamily } from '@/lib/families/service'
import { endpoint, routes } from '@/lib/http/endpoint'

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = routes(
  endpoint(renameFamilyContract, ({ actor, params, body }) => renameFamily(actor, params.id, body.name)),
)
