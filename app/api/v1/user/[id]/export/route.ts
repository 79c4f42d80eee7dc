import { binaryEndpoint, routes } from '@/lib/http/endpoint'
import { exportUserContract } from '@/lib/users/export/contract'
import { exportUser } from '@/lib/users/export/service'

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = routes(
  binaryEndpoint(exportUserContract, ({ actor, params }) => exportUser(actor, params.id)),
)
