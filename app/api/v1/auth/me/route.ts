import { meContract } from '@/lib/auth/contract'
import { on, routes } from '@/lib/http/route'
import { readSelf } from '@/lib/users/service'

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = routes(
  on(meContract, ({ actor }) => readSelf(actor)),
)
