import { joinFamilyContract } from '@/lib/families/contract'
import { joinFamily } from '@/lib/families/joining/service'
import { on, routes } from '@/lib/http/route'

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = routes(
  on(joinFamilyContract, ({ actor, body }) => joinFamily(actor, body.uniqueCode)),
)
