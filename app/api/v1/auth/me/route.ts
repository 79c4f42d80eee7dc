import { readSelfContract } from '@/lib/features/auth/contract'
import { readSelf } from '@/lib/features/users/service'
import { endpoint, routes } from '@/lib/platform/http/endpoint'

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = routes(
  endpoint(readSelfContract, ({ actor }) => readSelf(actor)),
)
