import { exportUserContract } from '@/lib/features/users/export/contract'
import { exportUser } from '@/lib/features/users/export/service'
import { binaryEndpoint, routes } from '@/lib/platform/http/endpoint'

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = routes(
  binaryEndpoint(exportUserContract, ({ actor, params }) => exportUser(actor, params.id)),
)
