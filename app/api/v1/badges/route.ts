import { listBadgesContract } from '@/lib/badges/contract'
import { createBadgeContract } from '@/lib/badges/editor/contract'
import { createBadge } from '@/lib/badges/editor/service'
import { listBadges } from '@/lib/completions/progress/service'
import { paginate } from '@/lib/http/paging'
import { on, routes } from '@/lib/http/route'

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = routes(
  on(listBadgesContract, async ({ actor, query }) => paginate(await listBadges(actor), query)),
  on(createBadgeContract, createBadge),
)
