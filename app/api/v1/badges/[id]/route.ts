import { deleteBadgeContract, updateBadgeContract } from '@/lib/features/badges/editor/contract'
import { deleteBadge, updateBadge } from '@/lib/features/badges/editor/service'
import { endpoint, routes } from '@/lib/platform/http/endpoint'

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = routes(
  endpoint(updateBadgeContract, ({ actor, params, body }) => updateBadge(actor, params.id, body)),
  endpoint(deleteBadgeContract, ({ actor, params }) => deleteBadge(actor, params.id)),
)
