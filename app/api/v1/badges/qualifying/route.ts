import { countQualifyingContract } from '@/lib/features/badges/editor/contract'
import { countQualifying } from '@/lib/features/badges/editor/service'
import { endpoint, routes } from '@/lib/platform/http/endpoint'

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = routes(
  endpoint(countQualifyingContract, ({ actor, query }) => countQualifying(actor, query)),
)
