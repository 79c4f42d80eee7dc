import { exportContentContract } from '@/lib/admin/transfer/contract'
import { exportContent } from '@/lib/admin/transfer/service'
import { onBytes, routes } from '@/lib/http/route'

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = routes(
  onBytes(exportContentContract, exportContent),
)
