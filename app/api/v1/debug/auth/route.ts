import { debugAuthContract } from '@/lib/features/admin/debug/contract'
import { debugAuth } from '@/lib/features/admin/debug/service'
import { endpoint, routes } from '@/lib/platform/http/endpoint'

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = routes(
  endpoint(debugAuthContract, ({ actor, context }) => debugAuth(actor, context.userAgent)),
)
