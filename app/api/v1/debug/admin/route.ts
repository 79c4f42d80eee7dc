import { debugAdminContract } from '@/lib/admin/debug/contract'
import { debugAdmin } from '@/lib/admin/debug/service'
import { on, routes } from '@/lib/http/route'

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = routes(
  on(debugAdminContract, ({ actor }) => debugAdmin(actor)),
)
