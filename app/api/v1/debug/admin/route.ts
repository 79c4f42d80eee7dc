import { debugAdminContract } from '@/lib/admin/debug/contract'
import { debugAdmin } from '@/lib/admin/debug/service'
import { endpoint, routes } from '@/lib/http/endpoint'

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = routes(
  endpoint(debugAdminContract, ({ actor }) => debugAdmin(actor)),
)
