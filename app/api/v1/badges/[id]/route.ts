import { deleteBadgeContract, updateBadgeContract } from '@/lib/badges/editor/contract'
import { deleteBadge, updateBadge } from '@/lib/badges/editor/service'
import { on, routes } from '@/lib/http/route'

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = routes(
  on(updateBadgeContract, updateBadge),
  on(deleteBadgeContract, ({ actor, params }) => deleteBadge(actor, params.id)),
)
