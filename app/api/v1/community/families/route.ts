import { listFamiliesContract } from '@/lib/community/contract'
import { listFamilies } from '@/lib/community/service'
import { on, routes } from '@/lib/http/route'

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = routes(
  on(listFamiliesContract, ({ actor, query }) => listFamilies(actor, query)),
)
