import { exportContentContract } from '@/lib/admin/transfer/contract'
import { exportContent } from '@/lib/admin/transfer/service'
import { binaryEndpoint, routes } from '@/lib/http/endpoint'

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = routes(
  binaryEndpoint(exportContentContract, exportContent),
)
