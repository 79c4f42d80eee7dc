import { exportUsersContract } from '@/lib/features/admin/user-export/contract'
import { exportUsers } from '@/lib/features/admin/user-export/service'
import { binaryEndpoint, routes } from '@/lib/platform/http/endpoint'

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = routes(
  binaryEndpoint(exportUsersContract, ({ actor, query }) => exportUsers(actor, query)),
)
