import { readFamilyProfileContract } from '@/lib/features/community/contract'
import { readFamilyProfile } from '@/lib/features/community/service'
import { endpoint, routes } from '@/lib/platform/http/endpoint'

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = routes(
  endpoint(readFamilyProfileContract, ({ actor, params }) => readFamilyProfile(actor, params.id)),
)
