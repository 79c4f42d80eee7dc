import { getFamilyContract } from '@/lib/families/contract'
import { getFamily } from '@/lib/families/service'
import { on, routes } from '@/lib/http/route'

export const { GET, POST, PUT, PATCH, DELETE } = routes(
  on(getFamilyContract, ({ actor, params }) => getFamily(actor, params.id)),
)
