import { listFamiliesContract } from '@/lib/features/community/contract'
import { listFamilies } from '@/lib/features/community/service'
import { endpoint, routes } from '@/lib/platform/http/endpoint'

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = routes(
  endpoint(listFamiliesContract, ({ actor, query }) => listFamilies(actor, query)),
)
