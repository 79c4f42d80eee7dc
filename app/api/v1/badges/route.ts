import { listBadgesContract } from '@/lib/badges/contract'
import { listBadges } from '@/lib/completions/progress/service'
import { on, routes } from '@/lib/http/route'

export const { GET, POST, PUT, PATCH, DELETE } = routes(
  on(listBadgesContract, ({ actor }) => listBadges(actor)),
)
