import { deleteBadgeContract, updateBadgeContract } from '@/lib/badges/editor/contract'
import { deleteBadge, updateBadge } from '@/lib/badges/editor/service'
import { endpoint, routes } from '@/lib/http/endpoint'

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = routes(
  endpoint(updateBadgeContract, updateBadge),
  endpoint(deleteBadgeContract, ({ actor, params }) => deleteBadge(actor, params.id)),
)
