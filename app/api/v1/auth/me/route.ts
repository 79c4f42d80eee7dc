import { meContract } from '@/lib/auth/contract'
import { endpoint, routes } from '@/lib/http/endpoint'
import { readSelf } from '@/lib/users/service'

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = routes(
  endpoint(meContract, ({ actor }) => readSelf(actor)),
)
