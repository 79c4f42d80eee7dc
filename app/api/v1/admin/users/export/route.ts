import { exportUsersContract } from '@/lib/admin/user-export/contract'
import { exportUsers } from '@/lib/admin/user-export/service'
import { onBytes, routes } from '@/lib/http/route'

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = routes(onBytes(exportUsersContract, exportUsers))
