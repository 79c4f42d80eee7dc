import { onBytes, routes } from '@/lib/http/route'
import { exportUserContract } from '@/lib/users/export/contract'
import { exportUser } from '@/lib/users/export/service'

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = routes(
  onBytes(exportUserContract, ({ actor, params }) => exportUser(actor, params.id)),
)
