import { countQualifyingContract } from '@/lib/badges/editor/contract'
import { countQualifying } from '@/lib/badges/editor/service'
import { endpoint, routes } from '@/lib/http/endpoint'

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = routes(
  endpoint(countQualifyingContract, countQualifying),
)
