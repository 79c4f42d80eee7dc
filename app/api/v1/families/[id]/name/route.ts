import { renameFamilyContract } from '@/lib/families/contract'
import { renameFamily } from '@/lib/families/service'
import { on, routes } from '@/lib/http/route'

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = routes(
  on(renameFamilyContract, ({ actor, params, body }) => renameFamily(actor, params.id, body.name)),
)
