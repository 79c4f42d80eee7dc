import { listBadgesContract } from '@/lib/badges/contract'
import { createBadgeContract } from '@/lib/badges/editor/contract'
import { createBadge } from '@/lib/badges/editor/service'
import { listBadges } from '@/lib/completions/progress/service'
import { endpoint, routes } from '@/lib/http/endpoint'
import { paginate } from '@/lib/http/paging'

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = routes(
  endpoint(listBadgesContract, async ({ actor, query }) => paginate(await listBadges(actor), query)),
  endpoint(createBadgeContract, createBadge),
)
