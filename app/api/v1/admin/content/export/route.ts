import { exportContentContract } from '@/lib/features/admin/transfer/contract'
import { exportContent } from '@/lib/features/admin/transfer/service'
import { binaryEndpoint, routes } from '@/lib/platform/http/endpoint'

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = routes(
  binaryEndpoint(exportContentContract, ({ actor, query }) => exportContent(actor, query)),
)
