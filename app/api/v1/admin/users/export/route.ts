import { exportUsersContract } from '@/lib/admin/user-export/contract'
import { exportUsers } from '@/lib/admin/user-export/service'
import { binaryEndpoint, routes } from '@/lib/http/endpoint'

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = routes(
  binaryEndpoint(exportUsersContract, exportUsers),
)
