import { listBadgesContract } from '@/lib/features/badges/contract'
import { createBadgeContract } from '@/lib/features/badges/editor/contract'
import { createBadge } from '@/lib/features/badges/editor/service'
import { listBadgesWithPetals } from '@/lib/features/completions/progress/service'
import { endpoint, routes } from '@/lib/platform/http/endpoint'
import { paginate } from '@/lib/platform/http/paging'

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = routes(
  endpoint(listBadgesContract, async ({ actor, query }) =>
    paginate(await listBadgesWithPetals(actor), query),
  ),
  endpoint(createBadgeContract, ({ actor, body }) => createBadge(actor, body)),
)
