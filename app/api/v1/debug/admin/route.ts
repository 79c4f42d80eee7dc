import { debugAdminContract } from '@/lib/features/admin/debug/contract'
import { debugAdmin } from '@/lib/features/admin/debug/service'
import { endpoint, routes } from '@/lib/platform/http/endpoint'

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = routes(
  endpoint(debugAdminContract, ({ actor }) => debugAdmin(actor)),
)
