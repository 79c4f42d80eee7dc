import { getFamilyContract, updateFamilyContract } from '@/lib/families/contract'
import { readFamily, updateFamily } from '@/lib/families/service'
import { on, routes } from '@/lib/http/route'

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = routes(
  on(getFamilyContract, ({ actor, params }) => readFamily(actor, params.id)),
  on(updateFamilyContract, ({ actor, params, body }) => updateFamily(actor, params.id, body)),
)
