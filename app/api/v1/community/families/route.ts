import { listFamiliesContract } from '@/lib/community/contract'
import { listFamilies } from '@/lib/community/service'
import { endpoint, routes } from '@/lib/http/endpoint'

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = routes(
  endpoint(listFamiliesContract, ({ actor, query }) => listFamilies(actor, query)),
)
